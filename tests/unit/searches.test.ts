import { describe, expect, it } from 'vitest';
import { listed, read } from './listed.ts';

const sources = listed('packages', 'apps').filter(
  (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories|contract)\.|\/testing\//.test(file),
);
const saying = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file)));

describe('searches', () => {
  it('normalize text in one place, and are all listed here', () => {
    expect(
      saying(/\{[^}]*\b(folded|finds)\b[^}]*\} from '@daybreak\/ui\/search'|from '.*\/textSearch\/find\.ts'/),
    ).toEqual([
      // The audit trail and the email log.
      'apps/portal/src/backend/memory/audit.ts',
      // The library, as the database searches it.
      'apps/portal/src/backend/memory/library/searching.ts',
      'apps/portal/src/backend/supabase/audit.ts',
      'apps/portal/src/features/applicationReview/applicationsView.ts',
      'apps/portal/src/features/commandPalette/PortalPalette.tsx',
      // Suggestions on the hub for what the user typed.
      'apps/portal/src/features/marketing/hubSearch.ts',
      // Folders by name.
      'apps/portal/src/features/marketing/library/FolderQuestion.tsx',
      // Colleagues to share a piece with.
      'apps/portal/src/features/marketing/openPiece/sharing/AddColleague.tsx',
      'apps/portal/src/features/people/directory/directoryView.ts',
      // Type-ahead in the chart.
      'apps/portal/src/features/people/orgChart/treeKeys.ts',
      // Team photos, on their page.
      'apps/portal/src/features/teamPictures/useTeamPictures.ts',
      // Managers by name.
      'apps/portal/src/shared/staff/byName.ts',
      'apps/portal/src/shared/textSearch/find.ts',
      // People to make cards for.
      'packages/designers/src/editor/batch/steps/PeopleSource.tsx',
      'packages/designers/src/editor/images/controls/usePictureOffers.ts',
      'packages/designers/src/editor/images/searchPictures.ts',
      // Headings and options of a table of people or rows.
      'packages/designers/src/editor/table/comparableHeading.ts',
    ]);
  });

  it('are the only place that removes accents, except for names that are stored without', () => {
    expect(saying(/normalize\('NFK?D'\)/)).toEqual([
      'apps/portal/src/shared/applications/storedName.ts',
      // Line height for accented capitals.
      'packages/designers/src/editor/layouts/frame/Flow.tsx',
      // The vocabulary of the wizard's model.
      'packages/designers/src/editor/reading/marking/tokens.ts',
      'packages/ui/src/search/folded.ts',
    ]);
  });

  it('use one function in the database', () => {
    const comparing = listed('supabase/schema')
      .flatMap((file) => [...read(file).matchAll(/create function ([\w.]+)\([\s\S]*?as \$\$([\s\S]*?)\$\$/g)])
      .map(([, name = '', body = '']) => ({ name, body }))
      .filter(({ body }) => /to_tsvector|plain_words_of\(\s*concat/.test(body));
    expect(comparing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['private.words_of', 'private.search_pieces', 'private.name_words_of']),
    );
    for (const { name, body } of comparing) expect(body, name).toContain('private.search_text(');
  });
});
