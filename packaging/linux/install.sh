#!/bin/sh
# Puts the game below a prefix, ~/.local unless another one is given, or takes it away again with --remove.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
remove=
if [ "${1:-}" = --remove ]; then
    remove=yes
    shift
fi
prefix=${1:-$HOME/.local}

# All that there is, but for the program's own folder.
files() {
    (cd "$here" && find bin share -type f -o -type l)
}

files | while IFS= read -r file; do
    rm -f "$prefix/$file"
done
rm -rf "$prefix/lib/burraco-desktop"

if [ -z "$remove" ]; then
    mkdir -p "$prefix/lib"
    cp -R "$here/lib/burraco-desktop" "$prefix/lib/"
    files | while IFS= read -r file; do
        mkdir -p "$prefix/$(dirname "$file")"
        cp -P "$here/$file" "$prefix/$file"
    done
    # Started from a menu, the command need not be on the path.
    entry=$prefix/share/applications/alt.burracodesktop.burraco.desktop
    sed "s|^Exec=burraco|Exec=\"$prefix/bin/burraco\"|" "$entry" >"$entry.new"
    mv "$entry.new" "$entry"
fi

# Menus, file types and icons are noticed at once where these tools are, and else at the next log-in.
update-desktop-database "$prefix/share/applications" 2>/dev/null || true
update-mime-database "$prefix/share/mime" 2>/dev/null || true
gtk-update-icon-cache -q "$prefix/share/icons/hicolor" 2>/dev/null || true

if [ -z "$remove" ]; then
    echo "Installed: $prefix/bin/burraco"
else
    # Folders that nothing else is in go too, those inside before those around them.
    (cd "$here" && find bin share -type d && echo lib) | sort -r | while IFS= read -r folder; do
        rmdir "$prefix/$folder" 2>/dev/null || true
    done
    echo "Removed; matches and preferences stay in your home."
fi
