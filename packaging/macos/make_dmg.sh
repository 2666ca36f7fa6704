#!/usr/bin/env bash
# Makes a disk image of the program: make_dmg.sh PROGRAM.app IMAGE.dmg
#
# Signed where MACOS_IDENTITY names a certificate of the keychain ("Developer ID Application: …"), and notarised
# where NOTARY_PROFILE names credentials that `xcrun notarytool store-credentials` has kept. Without them the
# program keeps the plain signature of its own machine: it runs, after the question that macOS asks once.
set -euo pipefail
app=$1
image=$2
here=$(cd "$(dirname "$0")" && pwd)
identity=${MACOS_IDENTITY:-}
profile=${NOTARY_PROFILE:-}

sign() {
    codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" \
        --sign "$identity" "$@"
}

if [ -n "$identity" ]; then
    # From the inside out: what contains others is signed after them.
    find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -print0 |
        while IFS= read -r -d '' file; do sign "$file"; done
    find "$app/Contents" -type d -name '*.framework' -print0 |
        while IFS= read -r -d '' folder; do sign "$folder"; done
    sign "$app"
    codesign --verify --deep --strict "$app"
else
    echo "MACOS_IDENTITY is not set: the program is not signed for others."
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname "Burraco Desktop" -srcfolder "$folder" -fs HFS+ -format UDZO -ov "$image"

if [ -n "$identity" ]; then
    codesign --force --timestamp --sign "$identity" "$image"
fi
if [ -n "$identity" ] && [ -n "$profile" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$profile" --wait
    xcrun stapler staple "$image"
else
    echo "The image is not notarised: that takes MACOS_IDENTITY and NOTARY_PROFILE."
fi
