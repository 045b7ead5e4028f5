import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { poster } from '../src/poster/poster.ts';
import { defaultUserDetails } from '../src/userDetails/userDetails.ts';
import { Artboard } from '../src/workbench/Artboard.tsx';
import { restoreDraft } from '../src/workbench/draft.ts';
import type { DraftOf } from '../src/workbench/fields.ts';

type Draft = DraftOf<typeof poster.fields>;

const brief = { user: defaultUserDetails, images: [] };
const query = new URLSearchParams(location.search);
const only = query.get('example');
const within = { width: Number(query.get('box') ?? 300), height: Number(query.get('box') ?? 300) };

const options = <Name extends 'size' | 'orientation' | 'type' | 'theme'>(name: Name) =>
  poster.fields[name].options.map(({ value }) => value);

/** Every size, orientation, type and theme with its default copy; or every look of one example. */
const drafts: [string, Draft][] = options('theme').flatMap((theme) =>
  options('orientation').flatMap((orientation) =>
    options('type').flatMap((type) =>
      options('size')
        .filter((size) => (only ? size === '18x24' : true))
        .map((size): [string, Draft] => {
          const example = only ? poster.examples[only] : type === 'event' ? poster.examples.event : {};
          const draft = restoreDraft(poster.fields, { ...example, theme, orientation, type, size });
          return [`${theme} ${orientation} ${type} ${size}`, draft];
        }),
    ),
  ),
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <div
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 16,
      padding: 16,
      alignItems: 'end',
      background: '#dfe5ea',
    }}
  >
    {drafts.map(([name, draft]) =>
      poster.artboards(draft).map((side) => (
        <figure key={`${name} ${side.id}`} style={{ font: '11px sans-serif', color: '#000' }}>
          <Artboard side={side} within={within}>
            <poster.Artwork draft={draft} brief={brief} side={side} />
          </Artboard>
          <figcaption>{name}</figcaption>
        </figure>
      )),
    )}
  </div>,
);
