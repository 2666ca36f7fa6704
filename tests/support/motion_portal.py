"""A process with a desktop's settings on its session bus and an ear for them; it prints what is heard."""

import sys

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from burraco_desktop.ui.system_motion import PORTAL, PORTAL_SETTINGS, SystemMotion

ANSWERS = {"enable-animations": False, "reduced-motion": 0, "AnimationDurationFactor": 1.0}
WISH = ("org.gnome.desktop.interface", "enable-animations")


class Portal(QObject):
    """A desktop without animations, as GNOME says it."""

    @Slot(str, str, result=QDBusVariant)
    def Read(self, _group: str, key: str) -> QDBusVariant:
        """Answer as the portal does."""
        return QDBusVariant(ANSWERS[key])


def main() -> None:
    """Serve, listen, change the setting once, and end with the change."""
    application = QCoreApplication(sys.argv)
    server = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "server")
    portal = Portal()
    server.registerService(PORTAL[0])
    exported = QDBusConnection.RegisterOption.ExportAllContents
    server.registerObject(PORTAL[1], PORTAL_SETTINGS, portal, exported)
    motion = SystemMotion(application)

    def on_changed() -> None:
        sys.stdout.write(f"less motion: {motion.wants_less}\n")
        if not motion.wants_less:
            application.quit()
            return
        change = QDBusMessage.createSignal(PORTAL[1], PORTAL_SETTINGS, "SettingChanged")
        change.setArguments([*WISH, QDBusVariant(True)])
        server.send(change)

    motion.changed.connect(on_changed)
    application.exec()


if __name__ == "__main__":
    main()
