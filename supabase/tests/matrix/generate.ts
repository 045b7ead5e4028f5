import { writeFile } from 'node:fs/promises';
import { generatedFiles } from './generatedFiles.ts';

// Writes matrix.md and the pgTAP file from rules.ts.
for (const [file, content] of await generatedFiles()) await writeFile(file, content);
