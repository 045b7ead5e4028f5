import { writeFile } from 'node:fs/promises';
import { written } from './written.ts';

// Writes matrix.md and the pgTAP file from rules.ts.
for (const [file, content] of await written()) await writeFile(file, content);
