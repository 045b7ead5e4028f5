#!/bin/sh
# Makes ../write/coatedProfile.ts and ../write/inkTable.ts from the CGATS TR 006 characterisation data.
# Needs Debian's argyll and argyll-ref (or $ARGYLL pointing at an unpacked copy), and node.
set -e
here=$(cd "$(dirname "$0")" && pwd)
prefix=${ARGYLL:-}
bin=$prefix/usr/bin
icc=$prefix/usr/share/color/icc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$icc/TR006.ti3" "$work/coated.ti3"
cd "$work"
"$bin/colprof" -v -ql -l300 -L98 -kr -A Daybreak -M 'CGATS TR 006' -D 'Coated #1 sheetfed, from CGATS TR 006' \
  -C 'Made with ArgyllCMS from the CGATS TR 006 characterisation data' -O coated.icc coated >/dev/null
node "$here/grid.ts" | "$bin/xicclu" -ff -ir -pl "$icc/sRGB.icc" | node "$here/grid.ts" lab |
  "$bin/xicclu" -fb -ir -pl coated.icc >inks.txt
node "$here/grid.ts" write coated.icc inks.txt "$here/../write"
