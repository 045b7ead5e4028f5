#!/bin/sh
# Makes the profile and the inks of each stock in ../write/stocks from characterization data.
# Needs Debian's argyll and icc-profiles-free (or $ARGYLL pointing at unpacked copies), and node.
set -e
here=$(cd "$(dirname "$0")" && pwd)
prefix=${ARGYLL:-}
bin=$prefix/usr/bin
icc=$prefix/usr/share/color/icc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# stock, its data, the most ink in all in percent, lightness of its deepest black, source, description
stock() {
  cp "$icc/$2.ti3" "$1.ti3"
  "$bin/colprof" -v -ql "-l$3" -L98 -kr -A Daybreak -M "$5" -D "$6, from $5" \
    -C "Made with ArgyllCMS from the $5 characterisation data" -O "$1.icc" "$1" >/dev/null
  node "$here/grid.ts" | "$bin/xicclu" -ff -ir -pl "$icc/sRGB.icc" | node "$here/grid.ts" lab "$4" |
    "$bin/xicclu" -fb -ir -pl "$1.icc" >"$1.txt"
  node "$here/grid.ts" write "$1" "$1.icc" "$1.txt" "$5" "$here/../write/stocks"
}

for name in ${*:-coated uncoated}; do
  case $name in
    coated) stock coated TR006 300 10 'CGATS TR 006' 'Coated #1 sheetfed' ;;
    uncoated) stock uncoated FOGRA29L 280 27 'FOGRA29' 'Uncoated white sheetfed' ;;
  esac
done
