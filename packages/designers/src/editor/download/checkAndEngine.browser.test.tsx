import '@daybreak/brand/styles.css';
import { browserExporter, ExportError, type ExportRequest } from '@daybreak/print';
import { beforeAll, describe, expect, it } from 'vitest';
import { sheets } from '../../../contactSheet/sheets.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import type { Designer } from '../designer.ts';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import type { AnyDraft } from '../fields/fields.ts';
import { withOffscreenPiece } from '../preview/offscreen.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { inspectPiece } from './inspectPiece.ts';

// Preflight must find an error exactly if the engine refuses the file.

const data = { user: defaultUserDetails, images: [] };
const date = new Date(2026, 0, 5);

/** Characters that the brand's typeface lacks, in each text of a form. */
const withEmoji = (designer: Designer): AnyDraft =>
  Object.fromEntries(
    Object.entries(designer.fields).map(([name, { kind }]) => [
      name,
      kind === 'text' || kind === 'lines' ? 'Sun 🌞' : (newDraft(designer.fields)[name] ?? ''),
    ]),
  );

const drafts = (designer: Designer): [string, AnyDraft][] => [
  ['first draft', newDraft(designer.fields)],
  ...Object.entries(designer.examples).map(([name, example]): [string, AnyDraft] => [
    name,
    restoreDraft(designer.fields, example),
  ]),
  ['emoji', restoreDraft(designer.fields, withEmoji(designer))],
];

const atLimits = ['first draft', 'longest', 'empty', 'emoji'];

beforeAll(loadType);

/** Runs preflight and the engine for each format, on one drawing and one inspection of it. */
async function checkedAndMade(
  designer: Designer,
  draft: AnyDraft,
  formats: readonly ExportRequest['format'][],
) {
  return withOffscreenPiece(designer, draft, data, async (sources, tooLong) => {
    const found = await inspectPiece({ designer, draft, data, sources, tooLong });
    const outcomes: { format: string; errors: string[]; made: boolean; refusal?: string }[] = [];
    for (const format of formats) {
      const errors = found({ format }).flatMap(({ level, says }) => (level === 'error' ? [says] : []));
      try {
        const request = { designer: designer.id, title: 'Piece', sources, format, date, dpi: 50 };
        outcomes.push({ format, errors, made: (await browserExporter.export(request)).length > 0 });
      } catch (error) {
        if (!(error instanceof ExportError)) throw error;
        outcomes.push({ format, errors, made: false, refusal: error.message });
      }
    }
    return outcomes;
  });
}

describe.each(sheets.map(({ designer }) => [designer.id, designer] as const))('%s', (_id, designer) => {
  const [side] = designer.artboards(newDraft(designer.fields));
  const [first, second] = side?.size.unit === 'in' ? (['pdf', 'png'] as const) : (['png', 'jpeg'] as const);

  it.each(drafts(designer))(
    `%s as ${first} or ${second}: preflight finds an error exactly if the engine refuses`,
    async (name, draft) => {
      // Each piece in the stricter format, and in both if a text is at its limit, empty, or without letters.
      const formats = atLimits.includes(name) ? [first, second] : [first];
      const outcomes = await checkedAndMade(designer, draft, formats);
      expect(outcomes).toHaveLength(formats.length);
      for (const { format, errors, made, refusal } of outcomes) {
        expect(made, `${format}, ${errors.join(' ')}`).toBe(errors.length === 0);
        if (refusal) expect(errors).toContain(refusal);
      }
    },
  );
});
