#!/usr/bin/env bash
# Puts the certificate that signs, and the credentials that notarise, into a keychain of its own, and prints what
# `make_dmg.sh` reads as lines NAME=value. Where the secrets are not set it prints nothing, and nothing is signed.
set -euo pipefail
if [ -z "${MACOS_CERTIFICATE:-}" ]; then
    echo "There is no certificate: the program will not be signed for others." >&2
    exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
keychain=$HOME/Library/Keychains/burraco-build.keychain-db
password=$(openssl rand -hex 16)
echo "$MACOS_CERTIFICATE" | base64 --decode >"$folder/certificate.p12"
security create-keychain -p "$password" "$keychain" >&2
security set-keychain-settings -lut 7200 "$keychain" >&2
security unlock-keychain -p "$password" "$keychain" >&2
security import "$folder/certificate.p12" -k "$keychain" -P "${MACOS_CERTIFICATE_PASSWORD:-}" \
    -T /usr/bin/codesign >&2
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" >&2
security list-keychains -d user -s "$keychain" login.keychain-db >&2
identity=$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(.*\)".*/\1/p' | head -n 1)
echo "MACOS_IDENTITY=$identity"

if [ -n "${NOTARY_APPLE_ID:-}" ]; then
    xcrun notarytool store-credentials burraco-notary --apple-id "$NOTARY_APPLE_ID" \
        --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD" >&2
    echo "NOTARY_PROFILE=burraco-notary"
fi
