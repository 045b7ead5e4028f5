import '@daybreak/brand/styles.css';
import { beforeAll, describe, expect, it } from 'vitest';
import { sheets } from '../../../contactSheet/sheets.ts';
import { loadType } from '../../artwork/testing/drawPiece.tsx';
import { browserExporter } from '../../export/browserExporter.ts';
import { ExportError, type ExportRequest } from '../../export/types.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import type { Designer } from '../designer.ts';
import { newDraft, restoreDraft } from '../draft.ts';
import type { AnyDraft } from '../fields.ts';
import { drawnOffscreen } from '../offscreen.tsx';
import { inspectPiece } from './inspectPiece.ts';

/** A check that says "in order" of a file that is then refused is worse than none. */

const brief = { user: defaultUserDetails, images: [] };
const date = new Date(2026, 0, 5);

/** Letters that the brand's typeface lacks, in each text of a form. */
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

beforeAll(loadType);

async function checkedAndMade(designer: Designer, draft: AnyDraft, format: ExportRequest['format']) {
  return drawnOffscreen(designer, draft, brief, async (sources, tooLong) => {
    const found = await inspectPiece({ designer, draft, brief, sources, tooLong });
    const errors = found({ format }).flatMap(({ level, says }) => (level === 'error' ? [says] : []));
    try {
      const request = { designer: designer.id, title: 'Piece', sources, format, date, dpi: 50 };
      return { errors, made: (await browserExporter.export(request)).length > 0, refusal: undefined };
    } catch (error) {
      if (!(error instanceof ExportError)) throw error;
      return { errors, made: false, refusal: error.message };
    }
  });
}

describe.each(sheets.map(({ designer }) => [designer.id, designer] as const))('%s', (_id, designer) => {
  const [side] = designer.artboards(newDraft(designer.fields));
  const formats = side?.size.unit === 'in' ? (['pdf', 'png'] as const) : (['png', 'jpeg'] as const);
  const cases = formats.flatMap((format) =>
    drafts(designer).map(([name, draft]) => [name, format, draft] as const),
  );

  it.each(cases)(
    '%s as %s: the check names an error exactly where the engine refuses',
    async (_name, format, draft) => {
      const { errors, made, refusal } = await checkedAndMade(designer, draft, format);
      expect(made).toBe(errors.length === 0);
      if (refusal) expect(errors).toContain(refusal);
    },
  );
});
