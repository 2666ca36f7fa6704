; The installer for Windows: for one user, without an administrator, with everything that it brings taken away again.
; `packaging/build.py` calls makensis with the definitions that are used here without being made here.

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define TITLE "Burraco Desktop"
!define COMPANY "the Burraco Desktop developers"
!define MATCH_CLASS "BurracoDesktop.Match"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\BurracoDesktop"

Name "${TITLE}"
OutFile "${OUT}"
BrandingText "${TITLE} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${TITLE} Setup"
VIAddVersionKey "CompanyName" "${COMPANY}"
VIAddVersionKey "LegalCopyright" "${COMPANY}, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\burraco-desktop.exe"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "SpanishInternational"

LangString MATCH_NAME ${LANG_ENGLISH} "Burraco match"
LangString MATCH_NAME ${LANG_ITALIAN} "Partita di Burraco"
LangString MATCH_NAME ${LANG_PORTUGUESEBR} "Partida de Buraco"
LangString MATCH_NAME ${LANG_SPANISH} "Partida de Burraco"
LangString MATCH_NAME ${LANG_SPANISHINTERNATIONAL} "Partida de Burraco"

LangString IS_OPEN ${LANG_ENGLISH} "Burraco is open. Close it, then try again."
LangString IS_OPEN ${LANG_ITALIAN} "Burraco è aperto. Chiudilo e riprova."
LangString IS_OPEN ${LANG_PORTUGUESEBR} "O Burraco está aberto. Feche-o e tente de novo."
LangString IS_OPEN ${LANG_SPANISH} "Burraco está abierto. Ciérralo e inténtalo de nuevo."
LangString IS_OPEN ${LANG_SPANISHINTERNATIONAL} "Burraco está abierto. Ciérralo e inténtalo de nuevo."

; A running program cannot be removed, and nothing else of it may be, or it would break under the player's hands.
!macro RemoveProgram
  ${Do}
    ClearErrors
    Delete "$INSTDIR\burraco-desktop.exe"
    Delete "$INSTDIR\burraco.exe"
    ${IfNot} ${Errors}
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_OPEN)" /SD IDCANCEL IDCANCEL`
      Abort "$(IS_OPEN)"
    ${EndIf}
  ${Loop}
  RMDir /r "$INSTDIR\_internal"
!macroend

Section
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}\*"
  File "/oname=match.ico" "${MATCH_ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\burraco-desktop.exe"

  WriteRegStr HKCU "${CLASSES}\.burraco" "" "${MATCH_CLASS}"
  WriteRegStr HKCU "${CLASSES}\.burraco\OpenWithProgids" "${MATCH_CLASS}" ""
  WriteRegStr HKCU "${CLASSES}\${MATCH_CLASS}" "" "$(MATCH_NAME)"
  WriteRegStr HKCU "${CLASSES}\${MATCH_CLASS}\DefaultIcon" "" "$INSTDIR\match.ico"
  WriteRegStr HKCU "${CLASSES}\${MATCH_CLASS}\shell\open\command" "" '"$INSTDIR\burraco-desktop.exe" "%1"'

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\burraco-desktop.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${COMPANY}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  !insertmacro RemoveProgram
  Delete "$INSTDIR\match.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\.burraco" ""
  ${If} $0 == "${MATCH_CLASS}"
    DeleteRegValue HKCU "${CLASSES}\.burraco" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.burraco\OpenWithProgids" "${MATCH_CLASS}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.burraco\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.burraco"
  DeleteRegKey HKCU "${CLASSES}\${MATCH_CLASS}"
  DeleteRegKey HKCU "${UNINSTALL}"
  ${un.RefreshShellIcons}
SectionEnd
