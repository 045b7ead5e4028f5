import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { logoLayouts, logoPdfFile, logoPdfVariants } from '../packages/brand/src/logo.ts';
import { logoPdf } from './logoPdf/logoPdf.ts';

// Writes every logo as a print PDF into the brand's `assets/logo/pdf`. Run it after the artwork or a color's inks
// change.

for (const layout of logoLayouts)
  for (const variant of logoPdfVariants) {
    const file = join(import.meta.dirname, '..', 'packages', 'brand', logoPdfFile(layout, variant));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await logoPdf(layout, variant));
  }
