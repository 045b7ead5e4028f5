import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest of each kind, in its order. Begun last, one of them would keep a core when the other has nothing left to do. */
const longest = [
  'checkAndEngine.browser.test.tsx',
  'typeset.browser.test.tsx',
  'untouchedPrints.browser.test.tsx',
  'openedPieces.test.ts',
  'forcedColors.test.ts',
  'openedFiles.test.ts',
  'startFaults.test.ts',
  'malformed.test.ts',
  'killedServer.test.ts',
  'StaffDirectory.stories.tsx',
  'Brochure.stories.tsx',
  'Pieces.stories.tsx',
];

/** Begins with what takes longest. Vitest knows it from the run before only, and in a fresh clone takes long files for slow ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found < 0 ? longest.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
