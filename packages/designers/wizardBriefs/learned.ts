import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDescription, Setting } from '../src/editor/reading/brief.ts';
import type { Span } from '../src/editor/reading/found.ts';
import { modelFrom } from '../src/editor/reading/marking/model.ts';
import { printedIn } from '../src/editor/reading/printedIn.ts';
import { readDescription } from '../src/editor/reading/readDescription.ts';

const file = readFileSync(join(import.meta.dirname, '../assets/marks.bin'));
/** The model that the wizard loads. */
export const model = await modelFrom(new Response(file));

const marked = new Map<string, readonly Span[]>();

/** Returns the printed parts of a description. Cached, because tests repeat descriptions. */
export function markedIn(text: string, setting: Setting): readonly Span[] {
  const key = JSON.stringify([text, setting]);
  const spans = marked.get(key) ?? printedIn(text, setting, model);
  marked.set(key, spans);
  return spans;
}

/** Reads a description as the wizard does. */
export const readAsWizard = (text: string, setting: Setting): ReadDescription =>
  readDescription(text, setting, markedIn(text, setting));
