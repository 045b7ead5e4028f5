import { readFile } from 'node:fs/promises';
import { changelogUrl } from '@daybreak/brand/files';
import { version } from '@daybreak/brand/package.json';
import { describe, expect, it } from 'vitest';
import { readChangelog } from './changelog.ts';

describe('changelog', () => {
  it('lists versions and their changes, without kinds and commits', () => {
    const markdown = `# @daybreak/brand

## 0.3.0

### Minor Changes

- 1a2b3c4: Added a color
  for night pieces.

### Patch Changes

- Fixed a recipe.

## 0.2.0

### Minor Changes

- Added pictures.
`;
    expect(readChangelog(markdown)).toEqual([
      { version: '0.3.0', changes: ['Added a color for night pieces.', 'Fixed a recipe.'] },
      { version: '0.2.0', changes: ['Added pictures.'] },
    ]);
  });

  it('starts with the installed version of the brand package', async () => {
    const [newest] = readChangelog(await readFile(new URL(changelogUrl), 'utf8'));
    expect(newest?.version).toBe(version);
    expect(newest?.changes).not.toEqual([]);
  });
});
