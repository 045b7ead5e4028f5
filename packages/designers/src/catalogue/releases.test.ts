import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sheets } from '../../contactSheet/sheets.ts';
import { wizardFields } from '../campaigns/wizard/wizard.fields.ts';
import { email } from '../designers/email/email.ts';
import { fields } from '../designers/registry/fields.ts';
import { migrations } from '../designers/registry/migrations.ts';
import { samples } from '../designers/registry/samples.ts';
import type { Samples } from '../designers/samples.ts';
import { designerVersionOf } from '../designers/versions.ts';
import { newDraft, restoreDraft, unreadOf } from '../editor/drafts/draft.ts';
import type { AnyDraft, Fields } from '../editor/fields/fields.ts';
import { migrated, migrationsOf } from '../editor/fields/migrations.ts';

// Drafts as each released version of a designer stored them, in `releases/<version>/<designer>.json`. Never edit them.
// After you add a migration, run this file: it writes the last version's drafts in the new form. Check the differences
// before you commit them.

type Drafts = Readonly<Record<string, AnyDraft>>;

const all: Readonly<Record<string, Fields>> = { ...fields, wizard: wizardFields };
const examplesOf: Readonly<Record<string, Drafts>> = Object.fromEntries(
  [...sheets.map(({ designer }) => designer), email].map(({ id, examples }) => [id, examples as Drafts]),
);
const fileOf = (id: string, version: number) =>
  join(import.meta.dirname, 'releases', String(version), `${id}.json`);
const read = (id: string, version: number): Drafts => JSON.parse(readFileSync(fileOf(id, version), 'utf8'));

/** Drafts in today's forms, and the last version's drafts as today's forms restore them. */
const draftsOfToday = (id: string, own: Fields, version: number): Drafts => ({
  ...(version > 1 &&
    Object.fromEntries(
      Object.entries(read(id, version - 1)).map(([name, draft]) => [name, restoreDraft(own, draft)]),
    )),
  untouched: newDraft(own),
  ...Object.fromEntries(
    Object.entries(examplesOf[id] ?? {}).map(([name, draft]) => [name, restoreDraft(own, draft)]),
  ),
});

describe.each(Object.entries(all))('%s', (id, own) => {
  const latest = designerVersionOf(id);
  const versions = Array.from({ length: latest }, (_, index) => index + 1);

  it('has drafts of every version', async () => {
    const file = fileOf(id, latest);
    if (!existsSync(file))
      await expect(`${JSON.stringify(draftsOfToday(id, own, latest), null, 2)}\n`).toMatchFileSnapshot(file);
    expect(versions.filter((version) => version < latest && !existsSync(fileOf(id, version)))).toEqual([]);
  });

  it.each(versions)(
    'opens drafts of version %i like the latest version, without losing anything',
    (version) => {
      const expected = read(id, latest);
      for (const [name, draft] of Object.entries(read(id, version))) {
        const opened = restoreDraft(own, draft);
        // A field that's newer has its initial value.
        expect(opened, name).toEqual({ ...newDraft(own), ...expected[name] });
        expect(unreadOf(own, draft, opened), name).toEqual({});
      }
    },
  );

  it('doesn’t migrate drafts of the latest version', () => {
    const { pieces = {} } = (samples as Readonly<Record<string, Samples | undefined>>)[id] ?? {};
    for (const draft of [
      ...Object.values(pieces).map(({ draft }) => draft),
      ...Object.values(examplesOf[id] ?? {}),
    ])
      expect(migrated(own, draft)).toEqual(draft);
  });

  it('counts the migrations that its fields declare', () => {
    expect((migrations as Readonly<Record<string, unknown>>)[id] ?? []).toEqual(migrationsOf(own));
  });
});
