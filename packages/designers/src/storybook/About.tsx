import { palette } from '@daybreak/brand';
import { Heading, Stack, Text } from '@daybreak/ui';
import type { ComponentType } from 'react';
import type { CatalogueEntry } from '../catalogue.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import { newDraft, restoreDraft } from '../workbench/draft.ts';
import type { AnyDraft, Fields } from '../workbench/fields.ts';
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
const large = { width: 320, height: 320 };

/** What a designer makes: sizes, fields and looks, all read from its own data. */
export function About({ entry, fields, examples, sizes, Look, user }: AboutProps) {
  const example = (name: string) => restoreDraft(fields, examples[name]);
  const look = (draft: AnyDraft, within = large) => <Look draft={draft} user={user} within={within} />;
  return (
    <Stack gap="10">
      <header>
        <Stack gap="3">
          <Heading level={1}>{entry.title}</Heading>
          <Text size="lg">{entry.summary}</Text>
          <Text tone="muted">{entry.features.join(' · ')}</Text>
        </Stack>
      </header>
      <SizesTable sizes={sizes} />
      <FieldsTable fields={fields} />
      {looksOf(fields).map(({ title, looks }) => (
        <Gallery
          key={title}
          title={title}
          pieces={looks.map(({ label, draft }) => ({ label, piece: look(draft, small) }))}
        />
      ))}
      <Gallery
        title="Longest text"
        text="Texts shrink to a floor, then break, then the form says that they are too long."
        pieces={[{ label: 'Longest text', piece: look(example('longest')) }]}
      />
      <Gallery
        title="Empty"
        text="What nobody filled in leaves no gap."
        pieces={[{ label: 'Empty', piece: look(example('empty')) }]}
      />
      <Gallery
        title="On dark"
        text="The piece keeps its own colors on a dark screen."
        ground={palette.night.hex}
        pieces={[{ label: 'On dark', piece: look(newDraft(fields)) }]}
      />
    </Stack>
  );
}
