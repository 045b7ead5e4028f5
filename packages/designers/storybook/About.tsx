import { palette } from '@daybreak/brand';
import { Heading, Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import type { ComponentType } from 'react';
import type { CatalogueEntry } from '../src/catalogue/catalogue.ts';
import { newDraft, restoreDraft } from '../src/editor/drafts/draft.ts';
import type { AnyDraft, Fields } from '../src/editor/fields/fields.ts';
import type { UserDetails } from '../src/editor/userDetails/userDetails.ts';
import { FieldsTable } from './FieldsTable.tsx';
import { Gallery } from './Gallery.tsx';
import { SizesTable } from './SizesTable.tsx';
import { looksOf, type SizeRow } from './sizes.ts';

export interface LookProps {
  draft: AnyDraft;
  user: UserDetails;
  /** The box, in CSS pixels, that each side is shown in. */
  within: { width: number; height: number };
}

export interface AboutProps {
  entry: CatalogueEntry;
  fields: Fields;
  examples: Readonly<Record<string, Partial<AnyDraft>>>;
  sizes: readonly SizeRow[];
  Look: ComponentType<LookProps>;
  user: UserDetails;
}

const small = { width: 180, height: 180 };
const large = { width: 300, height: 300 };

/** What a designer makes: sizes, fields and looks, all read from its own data. */
export function About({ entry, fields, examples, sizes, Look, user }: AboutProps) {
  const example = (name: string) => restoreDraft(fields, examples[name]);
  const look = (draft: AnyDraft, within = large) => <Look draft={draft} user={user} within={within} />;
  return (
    <Stack gap="10">
      <header style={{ display: 'flex', flexWrap: 'wrap', gap: ui.space['8'], alignItems: 'center' }}>
        <Stack gap="3" style={{ flex: '1 1 18rem' }}>
          <Heading level={1}>{entry.title}</Heading>
          <Text size="lg">{entry.summary}</Text>
          <ul style={{ paddingInlineStart: '1.1em' }}>
            {entry.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Stack>
        <div
          style={{
            padding: ui.space['6'],
            borderRadius: ui.radius.card,
            background: ui.color.surface.sunken,
            maxInlineSize: '100%',
          }}
        >
          {look(newDraft(fields))}
        </div>
      </header>
      {looksOf(fields).map(({ title, looks }) => (
        <Gallery
          key={title}
          title={title}
          pieces={looks.map(({ label, draft }) => ({ label, piece: look(draft, small) }))}
        />
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: ui.space['8'] }}>
        <Gallery title="Longest text" pieces={[{ piece: look(example('longest')) }]} />
        <Gallery title="Blank" pieces={[{ piece: look(example('empty')) }]} />
        <Gallery
          title="On a dark background"
          ground={palette.night.hex}
          pieces={[{ piece: look(newDraft(fields)) }]}
        />
      </div>
      <SizesTable sizes={sizes} />
      <FieldsTable fields={fields} />
    </Stack>
  );
}
