import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The job application moves the focus to a summary of its problems above the fields instead. */
const own = ['packages/ui/src/Form/Form.tsx', 'apps/portal/src/features/applicationForm/ApplicationForm.tsx'];

it('every form moves the focus to an invalid field, using the one component for it', () => {
  const files = globSync('{packages/*,apps/portal}/src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(stories|test)\.tsx$/.test(file),
  );
  const forms = files.filter((file) => /<form\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(forms.sort()).toEqual(own.sort());
});
