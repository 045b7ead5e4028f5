import { writeFileSync } from 'node:fs';
import { matrixMarkdown, matrixPage } from './markdown.ts';

// Writes matrix.md from rules.ts.
writeFileSync(matrixPage, matrixMarkdown());
