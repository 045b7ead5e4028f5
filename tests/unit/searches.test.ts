import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const listed = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .sort();
const sources = listed('packages', 'apps').filter(
  (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories|contract)\.|\/testing\//.test(file),
);
const saying = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

describe('searches', () => {
  it('fold what they compare in one place: each of them is here', () => {
    expect(
      saying(/\{[^}]*\b(folded|finds)\b[^}]*\} from '@daybreak\/ui\/search'|from '.*\/textSearch\/find\.ts'/),
    ).toEqual([
      // The audit trail and the mail log.
      'apps/portal/src/backend/memory/audit.ts',
      // The library, the way the database searches it.
      'apps/portal/src/backend/memory/library/care.ts',
      'apps/portal/src/backend/supabase/audit.ts',
      'apps/portal/src/features/applicationReview/applicationsView.ts',
      'apps/portal/src/features/commandPalette/PortalPalette.tsx',
      // What the hub offers, by a request in the user's words.
      'apps/portal/src/features/marketing/hubSearch.ts',
      // Folders found by typing.
      'apps/portal/src/features/marketing/library/PieceQuestions.tsx',
      // The people a piece is shared with.
      'apps/portal/src/features/marketing/openPiece/sharing/Shares.tsx',
      'apps/portal/src/features/people/directory/directoryView.ts',
      // Type-ahead keystrokes in the chart.
      'apps/portal/src/features/people/orgChart/treeKeys.ts',
      // The team's photographs, on their page.
      'apps/portal/src/features/teamPictures/useTeamPictures.ts',
      // A manager by name.
      'apps/portal/src/shared/staff/byName.ts',
      'apps/portal/src/shared/textSearch/find.ts',
      // The people that cards are made for.
      'packages/designers/src/editor/batch/steps/PeopleSource.tsx',
      'packages/designers/src/editor/images/controls/PictureDialog.tsx',
      'packages/designers/src/editor/images/searchPictures.ts',
      // The headings and options of a table of people or rows.
      'packages/designers/src/editor/table/comparableHeading.ts',
    ]);
  });

  it('and no other place takes marks off letters, but for names that are stored in plain letters', () => {
    expect(saying(/normalize\('NFK?D'\)/)).toEqual([
      'apps/portal/src/shared/applications/storedName.ts',
      // The leading of accented capitals.
      'packages/designers/src/editor/layouts/frame/Flow.tsx',
      // The vocabulary of the wizard's model.
      'packages/designers/src/editor/reading/marking/tokens.ts',
      'packages/ui/src/search/folded.ts',
    ]);
  });

  it('in the database fold by one function', () => {
    const comparing = listed('supabase/schema')
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /create function ([\w.]+)\([\s\S]*?as \$\$([\s\S]*?)\$\$/g,
        ),
      ])
      .map(([, name = '', body = '']) => ({ name, body }))
      .filter(({ body }) => /to_tsvector|plain_words_of\(\s*concat/.test(body));
    expect(comparing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['private.words_of', 'private.search_pieces', 'private.name_words_of']),
    );
    for (const { name, body } of comparing) expect(body, name).toContain('private.search_text(');
  });
});
