import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from '../src/pictures.ts';

// Makes each picture's JPEG for emails, 384 × 216 px around its focal point, with ImageMagick. Run it after adding a
// picture.

const assets = join(import.meta.dirname, '..', 'assets');
mkdirSync(join(assets, 'mail'), { recursive: true });

/** Returns the start of a crop centered on a point, clamped to the picture. */
const start = (focus: number, whole: number, part: number) =>
  Math.round(Math.min(whole - part, Math.max(0, focus * whole - part / 2)));

for (const { file, width, height, focus } of pictures) {
  const cropHeight = Math.min(height, Math.round((width / 16) * 9));
  const cropWidth = Math.round((cropHeight / 9) * 16);
  const crop = `${cropWidth}x${cropHeight}+${start(focus.x, width, cropWidth)}+${start(focus.y, height, cropHeight)}`;
  const sharp = ['-resize', '384x216!', '-strip', '-unsharp', '0x0.6+0.6+0', '-quality', '80'];
  execFileSync('convert', [
    join(assets, `images/${file}.jpg`),
    ...['-crop', crop, '+repage', ...sharp],
    join(assets, `mail/${file}.jpg`),
  ]);
}
