import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Marks, ReadDescription, Setting } from '../src/editor/reading/brief.ts';
import { modelFrom } from '../src/editor/reading/marking/model.ts';
import { marksIn } from '../src/editor/reading/marksIn.ts';
import { readDescription } from '../src/editor/reading/readDescription.ts';

const file = readFileSync(join(import.meta.dirname, '../assets/marks.bin'));
/** The model that the wizard loads. */
export const model = await modelFrom(new Response(file));

const marked = new Map<string, Marks>();

/** Returns what the model marks in a description. Cached, because tests repeat descriptions. */
export function markedIn(text: string, setting: Setting): Marks {
  const key = JSON.stringify([text, setting]);
  const marks = marked.get(key) ?? marksIn(text, setting, model);
  marked.set(key, marks);
  return marks;
}

/** Reads a description as the wizard does. */
export const readAsWizard = (text: string, setting: Setting): ReadDescription =>
  readDescription(text, setting, markedIn(text, setting));
