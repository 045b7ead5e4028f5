import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheets } from '../../contactSheet/sheets.ts';
import type { Designer } from '../editor/designer.ts';
import { newDraft, restoreDraft } from '../editor/drafts/draft.ts';
import { afterEdit, afterReset } from '../editor/drafts/steps.ts';
import { type AnyDraft, optionsOf } from '../editor/fields/fields.ts';
import { overrideKey, writeOverride } from '../editor/fields/sizeOverrides.ts';
import { type DraftWithHistory, noHistory, redo, undo } from '../editor/history/history.ts';
import { restoreHistory } from '../editor/history/keptHistory.ts';
import { email } from './email/email.ts';
import { signatureFields } from './signature/signature.fields.ts';

type Fielded = Pick<Designer, 'id' | 'fields' | 'examples'>;

const designers = [
  ...sheets.map(({ designer }) => designer as Fielded),
  email as unknown as Fielded,
  { id: 'signature', fields: signatureFields, examples: {} },
];

/** User actions: mostly edits, most of them right after each other. */
const action = fc.record({
  kind: fc.constantFrom(
    ...([
      'edit',
      'edit',
      'edit',
      'edit',
      'type',
      'type',
      'own',
      'own',
      'undo',
      'redo',
      'reset',
      'reload',
    ] as const),
  ),
  place: fc.nat(),
  option: fc.nat(),
  text: fc.oneof(fc.string({ maxLength: 40, unit: 'grapheme' }), fc.lorem({ maxCount: 5 })),
  fraction: fc.integer({ min: 0, max: 1_000 }),
  wait: fc.constantFrom(50, 300, 2_000),
});
type Action = typeof action extends fc.Arbitrary<infer D> ? D : never;

/** Another value of the same kind for a field. */
function valueFor(
  { fields }: Fielded,
  draft: AnyDraft,
  name: string,
  { option, text, fraction }: Action,
): string {
  const field = fields[name];
  const part = String(fraction % 60).padStart(2, '0');
  switch (field?.kind) {
    case 'choice': {
      const options = optionsOf(field, draft);
      return options[option % options.length]?.value ?? '';
    }
    case 'date':
      return option % 4 === 0 ? '' : `2031-05-${part}`;
    case 'time':
      return option % 4 === 0 ? '' : `07:${part}`;
    case 'picture':
      return option % 4 === 0
        ? ''
        : `library:${option % 2 ? 'solar-farm' : 'battery-storage'} ${fraction / 1_000},0.5 1`;
    default:
      return text;
  }
}

const reloaded = ({ fields }: Fielded, { draft, history }: DraftWithHistory): DraftWithHistory => {
  const { at: _, ...steps } = history;
  const stored = JSON.parse(JSON.stringify({ draft, kept: { tip: draft, ...steps } }));
  const restored = (held: unknown) => restoreDraft(fields, held) as AnyDraft;
  const again = restored(stored.draft);
  return { draft: again, history: restoreHistory(stored.kept, again, restored) };
};

function done(designer: Fielded, work: DraftWithHistory, action: Action, time: number): DraftWithHistory {
  const names = Object.keys(designer.fields);
  const name = names[action.place % names.length] as string;
  const edit = (value: string) => afterEdit(designer.fields, work, name, value, time);
  switch (action.kind) {
    case 'undo':
      return undo(work);
    case 'redo':
      return redo(work);
    case 'reset':
      return afterReset(designer.fields, work);
    case 'reload':
      return reloaded(designer, work);
    case 'type':
      return designer.fields[name]?.kind === 'lines' || designer.fields[name]?.kind === 'text'
        ? edit(`${work.draft[name]}${action.text.slice(0, 1)}`)
        : edit(valueFor(designer, work.draft, name, action));
    case 'own': {
      const value = action.option % 4 === 0 ? undefined : valueFor(designer, work.draft, name, action);
      const key = overrideKey(name, `size ${action.option % 2}`);
      return afterEdit(designer.fields, work, key, writeOverride(value), time);
    }
    default:
      return edit(valueFor(designer, work.draft, name, action));
  }
}

/** Repeats a move until it stops having an effect, and counts the steps. */
function all(move: typeof undo, from: DraftWithHistory): { work: DraftWithHistory; steps: number } {
  let [work, steps] = [from, 0];
  for (let next = move(work); next !== work; next = move(work)) [work, steps] = [next, steps + 1];
  return { work, steps };
}

it.each(designers.map((designer) => [designer.id, designer] as const))(
  '%s: whatever was done, undoing all gives the first draft and doing all again the last, exactly, over reloads too',
  (_id, designer) => {
    const firsts = [newDraft(designer.fields), ...Object.values(designer.examples)];
    fc.assert(
      fc.property(fc.nat(), fc.array(action, { maxLength: 60, size: 'max' }), (which, deeds) => {
        const first = restoreDraft(designer.fields, firsts[which % firsts.length]) as AnyDraft;
        let work: DraftWithHistory = { draft: first, history: noHistory };
        let time = 0;
        for (const each of deeds) {
          time += each.wait;
          work = done(designer, work, each, time);
        }
        const start = all(undo, work);
        expect(start.work.draft).toEqual(first);
        const again = all(redo, reloaded(designer, start.work));
        const end = all(redo, work).work.draft;
        expect(again.work.draft).toEqual(end);
        expect(again.steps).toBe(all(undo, again.work).steps);
      }),
      { numRuns: 60 },
    );
  },
);
