import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { restoreDraft } from '../src/editor/drafts/draft.ts';
import { type AnyDraft, isVisible } from '../src/editor/fields/fields.ts';
import { Artboard } from '../src/editor/preview/Artboard.tsx';
import { defaultUserDetails } from '../src/editor/userDetails/userDetails.ts';
import { withAccents } from './accented.ts';
import { combinations } from './combinations.ts';
import { people } from './people.ts';
import { photographOf, photographRatio, photographs, pictureValueOf } from './photographs.ts';
import { sheets } from './sheets.ts';

const query = new URLSearchParams(location.search);
const example = query.get('example');
const within = { width: Number(query.get('box') ?? 220), height: Number(query.get('box') ?? 220) };
const sheet = sheets.find(({ designer }) => designer.id === query.get('designer'));
if (!sheet) throw new Error(`There is no contact sheet of ${query.get('designer')}.`);
const { designer } = sheet;
/** `partner=<address of a picture>`: puts that logo next to ours. */
const partner = query.get('partner');
/** `photograph=people`: uses that photograph wherever a picture is shown, and leaves out pieces that show none. */
const photograph = photographs.find((name) => name === query.get('photograph'));
const images = [
  ...(partner ? [{ id: 'partner', name: 'Partner', url: partner, isLogo: true }] : []),
  ...(photograph
    ? [{ id: photograph, name: photograph, url: photographOf(photograph), ratio: photographRatio }]
    : []),
];
const slots = Object.entries(designer.fields).filter(([, field]) => field.kind === 'picture' && field.fills);
/** `person=longest`: uses that person's details, where a piece is about one person. */
const data = { user: people[query.get('person') ?? ''] ?? defaultUserDetails, images };

/** `accented`: adds diacritics to the letters in the example's words. */
const isAccented = query.has('accented');

const names = example || photograph || isAccented ? sheet.examples : sheet.overview;
/** `with=size=24x36;tearOff=8`: choices that the sheet doesn't combine. */
const choicesIn = (name: string) =>
  (query.get(name) ?? '')
    .split(';')
    .filter(Boolean)
    .map((choice) => choice.split('='));
const wordsOf = (name: string) => {
  const words = (designer.examples[name] ?? {}) as AnyDraft;
  return isAccented ? withAccents(designer.fields, words) : words;
};
// As written: anything an example doesn't set follows the choices.
const start = {
  ...(example ? wordsOf(example) : {}),
  ...Object.fromEntries(choicesIn('with')),
  ...(partner ? { partner: 'upload:partner 0.5,0.5 1' } : {}),
  ...(photograph ? Object.fromEntries(slots.map(([name]) => [name, pictureValueOf(photograph)])) : {}),
} as AnyDraft;
/** `filter=composition=type,date;theme=white`: only the combinations with these choices. */
const wanted = choicesIn('filter');
const drafts = combinations(designer.fields, names, start)
  .filter((draft) =>
    wanted.every(([name = '', values = '']) => values.split(',').includes(draft[name] ?? '')),
  )
  .filter((draft) => {
    const whole = restoreDraft(designer.fields, draft);
    return !photograph || slots.some(([, field]) => isVisible(field, whole));
  });

createRoot(document.getElementById('root') as HTMLElement).render(
  <div
    data-sheet={drafts.length}
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 16,
      padding: 16,
      alignItems: 'end',
      background: '#dfe5ea',
    }}
  >
    {drafts.flatMap((choices) => {
      const draft = restoreDraft(designer.fields, choices);
      const caption = names.map((name) => draft[name]).join(' ');
      return designer.artboards(draft).map((side) => (
        <figure
          key={`${caption} ${side.id}`}
          style={{ font: '11px sans-serif', color: '#000', maxInlineSize: within.width }}
        >
          <Artboard side={side} within={within}>
            <designer.Artwork draft={draft} data={data} side={side} />
          </Artboard>
          <figcaption>
            {caption} {side.label}
          </figcaption>
        </figure>
      ));
    })}
  </div>,
);
