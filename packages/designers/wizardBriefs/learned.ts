import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brief, Setting } from '../src/editor/reading/brief.ts';
import { modelFrom } from '../src/editor/reading/marking/model.ts';
import { printedIn } from '../src/editor/reading/printedIn.ts';
import { readBrief } from '../src/editor/reading/readBrief.ts';

const file = readFileSync(join(import.meta.dirname, '../assets/marks.bin'));
/** The model that the wizard loads. */
export const model = await modelFrom(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

/** Reads a description as the wizard does. */
export const readAsWizard = (text: string, setting: Setting): Brief =>
  readBrief(text, setting, printedIn(text, setting, model));
