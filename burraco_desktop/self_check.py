"""`burraco self-check`: proves an installation complete without a window, a line a check."""

import multiprocessing
import signal
import sys
import tempfile
import wave
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from burraco_desktop import start
from burraco_desktop.ai import learned as learning
from burraco_desktop.ai import weights
from burraco_desktop.ai.bot import make_bot
from burraco_desktop.ai.worker import Answer, question_of, serve
from burraco_desktop.engine.cards import ALL_CARDS
from burraco_desktop.engine.deal import first_state
from burraco_desktop.engine.play import apply
from burraco_desktop.engine.rules import RuleSet
from burraco_desktop.engine.scoring import totals_after
from burraco_desktop.engine.state import Phase
from burraco_desktop.engine.view import view_for
from burraco_desktop.languages import SPOKEN
from burraco_desktop.paths import resource_root
from burraco_desktop.session.lesson_texts import course_text, gaps
from burraco_desktop.session.lessons import lesson, lesson_names
from burraco_desktop.session.rulebook import FOLDER, load_rule_set, preset, preset_names
from burraco_desktop.session.store import Autosave
from burraco_desktop.ui.bot_runner import BotRunner
from burraco_desktop.ui.controller import Controller
from burraco_desktop.ui.fonts import FAMILY, TITLE_FAMILY, register_fonts
from burraco_desktop.ui.language import FOLDER as LANGUAGES
from burraco_desktop.ui.licences import parts
from burraco_desktop.ui.portraits import FOLDER as PORTRAITS
from burraco_desktop.ui.portraits import Portrait
from burraco_desktop.ui.settings import ANIMATION_SPEED, FIRST_SYSTEM, AnimationSpeed, Settings
from burraco_desktop.ui.sound import find_player
from burraco_desktop.ui.table.card_art import CardArt
from burraco_desktop.ui.table.decks import CardBack, Deck
from burraco_desktop.ui.table.news import Sound
from burraco_desktop.ui.table.view import TableView
from burraco_desktop.ui.theme import SUIT_FILES, suit_pixmap

SEED = "self-check"
CARD_WIDTH = 60
TABLE = (1280, 800)
PATIENCE = 60
"""Seconds that a process may take to start and to answer."""
FEWEST_COLOURS = 500
"""A picture of a table has thousands of colours; an empty one, even of felt, has fewer."""


class CheckError(Exception):
    """A check found something wrong; the text says what."""


def main(picture: Path | None = None) -> int:
    """Run all checks and print how they went; returns 0 if all is well. The table's picture may be kept."""
    application = QApplication.instance() or start.make_application(["burraco"])
    assert isinstance(application, QApplication)
    is_well = True
    for name, check in CHECKS:
        is_well = _passes(name, check) and is_well
    if is_well:
        is_well = _passes("table", lambda: check_table(picture))
    else:
        sys.stdout.write("skipped table: it needs all of the above\n")
    return 0 if is_well else 1


def _passes(name: str, check: Callable[[], str]) -> bool:
    try:
        with _slots_watched():
            line = f"ok      {name}: {check()}"
    except Exception as error:  # noqa: BLE001  # whatever is wrong is the answer of a check
        line = f"FAILED  {name}: {error}"
    sys.stdout.write(line + "\n")
    return line.startswith("ok")


@contextmanager
def _slots_watched() -> Iterator[None]:
    """Let an exception in a slot, which Qt only prints, fail the check as well."""
    caught: list[BaseException] = []
    before = sys.excepthook
    sys.excepthook = lambda _kind, error, _trace: caught.append(error)
    try:
        yield
    finally:
        sys.excepthook = before
    if caught:
        raise CheckError(f"{type(caught[0]).__name__}: {caught[0]}")


def check_cards() -> str:
    """Every face of every deck and every back can be drawn."""
    folder = resource_root() / "cards"
    for back in CardBack:
        CardArt(folder, back=back).back(CARD_WIDTH, 1.0)
    for deck in Deck:
        art = CardArt(folder, deck)
        for card in ALL_CARDS:
            art.pixmap(card, CARD_WIDTH, 1.0)
    return f"{len(ALL_CARDS)} faces in {len(Deck)} decks, and {len(CardBack)} backs"


def check_fonts() -> str:
    """The typefaces of the game can be used."""
    families = register_fonts(resource_root() / "fonts")
    missing = {FAMILY, TITLE_FAMILY} - families
    if missing:
        raise CheckError(f"missing in {resource_root() / 'fonts'}: {', '.join(sorted(missing))}")
    return ", ".join(sorted(families))


def check_portraits() -> str:
    """Every picture of a player can be drawn."""
    for portrait in Portrait:
        path = resource_root() / PORTRAITS / f"{portrait}.svg"
        if not path.is_file() or not QSvgRenderer(str(path)).isValid():
            raise CheckError(f"{path} cannot be drawn")
    return f"{len(Portrait)} pictures"


def check_licences() -> str:
    """What is shipped can be named, with the texts of its licences."""
    shipped = parts(resource_root())
    for part in shipped:
        (resource_root() / part.text).stat()
    return f"{len(shipped)} parts"


def check_languages() -> str:
    """Every language can be spoken."""
    for each in SPOKEN:
        file = resource_root() / LANGUAGES / f"burraco_{each}.qm"
        if not QTranslator().load(str(file)):
            raise CheckError(f"{file} is missing or damaged")
    return ", ".join(SPOKEN)


def check_icons() -> str:
    """The suit signs are there."""
    icons = resource_root() / "icons"
    for suit, name in enumerate(SUIT_FILES):
        if not (icons / f"{name}.svg").is_file():
            raise CheckError(f"{icons / name}.svg is missing")
        suit_pixmap(icons, suit, 16, 1.0)
    return f"{len(SUIT_FILES)} suit signs"


def check_sounds() -> str:
    """Every sound is there; whether it can be heard depends on the machine."""
    seconds = 0.0
    for sound in Sound:
        path = resource_root() / "sounds" / f"{sound}.wav"
        if not path.is_file():
            raise CheckError(f"{path} is missing")
        with wave.open(str(path)) as file:
            seconds += file.getnframes() / file.getframerate()
    player = "no player" if find_player() is None else "a player"
    return f"{len(Sound)} sounds of {seconds:.0f} s, {player}"


def check_rule_sets() -> str:
    """Bots play a deal of every preset, for every number of players."""
    root = resource_root()
    names = preset_names(root)
    if FIRST_SYSTEM not in names:
        raise CheckError(f"{root / FOLDER / FIRST_SYSTEM}.json is missing")
    played = []
    for name in names:
        rules = load_rule_set(root / FOLDER / f"{name}.json")
        played += [f"{name} for {seats}, {_deal(rules, seats)}" for seats in rules.deck.player_counts]
    return "; ".join(played)


def _deal(rules: RuleSet, seats: int) -> str:
    """Let bots play a deal to its end; returns what it came to."""
    state, _ = first_state(rules, seats, SEED, 1, 0, (0,) * rules.sides(seats))
    bot = make_bot("heuristic")
    while state.phase != Phase.OVER:
        apply(state, bot.choose(view_for(state, state.seat), seed=1))
    points = " to ".join(map(str, totals_after(state)))
    return f"{state.turn} turns, {points} points"


def check_lessons() -> str:
    """Every lesson of the course can be read, and its texts in every language."""
    names = lesson_names()
    lesson.cache_clear()
    course_text.cache_clear()
    for name in names:
        lesson(name)
    lacking = [f"{language}: {gap}" for language in SPOKEN for gap in gaps(language)]
    if lacking:
        raise CheckError(f"the course lacks {lacking[0]}")
    return f"{len(names)} in {len(SPOKEN)} languages"


def check_bots() -> str:
    """What the bots know is there, and a process of its own answers a question with an action."""
    learned = [path for folder in (weights.FOLDER, learning.FOLDER) for path in sorted(folder.glob("*.json"))]
    if not learned:
        raise CheckError(f"{weights.FOLDER} and {learning.FOLDER} are empty")
    return f"{len(learned)} files of what they know; a process answers {_answer().texts[0]}"


def _answer() -> Answer:
    rules = preset(FIRST_SYSTEM)
    state, _ = first_state(rules, 4, SEED, 1, 0, (0,) * rules.sides(4))
    context = multiprocessing.get_context("spawn")
    near, far = context.Pipe()
    process = context.Process(target=serve, args=(far,), daemon=True)
    process.start()
    far.close()
    with near:
        near.send(question_of(view_for(state, state.seat), 1, "heuristic"))
        found = near.recv() if near.poll(PATIENCE) else None
    process.join(PATIENCE)
    if not isinstance(found, Answer):
        raise CheckError(f"the process of the bots does not answer: {found}")
    return found


def check_table(picture: Path | None = None) -> str:
    """A match is dealt and its table drawn into a picture, which may be kept."""
    with _unwinding(), tempfile.TemporaryDirectory(prefix="burraco-self-check-") as folder:
        image = _picture_of_a_table(Path(folder))
        path = picture or Path(folder) / "table.png"
        if not image.save(str(path)) or QImage(str(path)).size() != image.size():
            raise CheckError("the picture of the table cannot be written")
    pixels = {image.pixel(x, y) for x in range(0, TABLE[0], 4) for y in range(0, TABLE[1], 4)}
    if len(pixels) < FEWEST_COLOURS:
        raise CheckError(f"the picture of the table is empty: {len(pixels)} colours")
    return f"{image.width()} by {image.height()} pixels, {len(pixels)} colours"


@contextmanager
def _unwinding() -> Iterator[None]:
    """Let a request to end leave every block on the way, so that nothing stays behind."""
    before = signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _picture_of_a_table(folder: Path) -> QImage:
    autosave = Autosave(folder)
    autosave.acquire()
    runner = BotRunner()
    store = Settings(folder / "settings.ini")
    try:
        store.set(ANIMATION_SPEED, AnimationSpeed.OFF)
        controller = Controller(autosave, runner, store)
        table = TableView(controller, store, resource_root() / "cards")
        table.resize(*TABLE)
        table.show()
        controller.new_match(preset(FIRST_SYSTEM), 4, SEED, SEED)
        image = table.grab().toImage()
        controller.leave()
        table.hide()
        return image
    finally:
        runner.close()
        autosave.release()
        store.save()  # Qt would write it later and make the folder again, which is gone by then


CHECKS: list[tuple[str, Callable[[], str]]] = [
    ("cards", check_cards),
    ("fonts", check_fonts),
    ("icons", check_icons),
    ("portraits", check_portraits),
    ("licences", check_licences),
    ("languages", check_languages),
    ("sounds", check_sounds),
    ("rule sets", check_rule_sets),
    ("lessons", check_lessons),
    ("bots", check_bots),
]
"""Each is tried, whatever becomes of the others; drawing a table comes last, and only where all went well."""


if __name__ == "__main__":
    sys.exit(main())
