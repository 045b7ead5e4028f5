import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasTurn, isInPart, seedOfRun, sweepOf } from './check/sweeps.ts';

/** The slowest files of each kind, in order. Started last, one would keep a core busy while the others are idle. */
const slowestFiles = [
  'checkAndEngine.browser.test.tsx',
  'typeset.browser.test.tsx',
  'studio.browser.test.tsx',
  'names.fuzz.browser.test.ts',
  'untouchedPrints.browser.test.tsx',
  'openedPieces/everyPiece.test.ts',
  'openedPieces/screenReader.test.ts',
  'openedScripts.test.ts',
  'forcedColors.test.ts',
  'translatedPages.test.ts',
  'startFaults.test.ts',
  'malformed.test.ts',
  'answers.test.ts',
  'pgtap.test.ts',
  'lite.test.ts',
  'killedServer.test.ts',
  'Campaign.stories.tsx',
  'StaffDirectory.stories.tsx',
  'Studio.stories.tsx',
  'Wizard.stories.tsx',
  'Batch.stories.tsx',
  'Brochure.stories.tsx',
  'Pieces.stories.tsx',
];

/**
 * Returns whether a run takes a file, by its sweep's turn and part. Loading the others would take longer than running
 * these.
 */
function isSelected({ moduleId, project }: TestSpecification): boolean {
  // A project with a browser is called `translated (chromium)`.
  const sweep = sweepOf(project.name.split(' ')[0] ?? '', moduleId);
  if (!sweep || seedOfRun === undefined) return true;
  // `pnpm check --changed` requests each of a few files.
  if (process.env.SWEEP_EVERY_FILE) return true;
  if (!hasTurn(sweep, seedOfRun)) return false;
  if (!sweep.wholeFiles) return true;
  return isInPart(sweep, relative(join(import.meta.dirname, '..'), moduleId), seedOfRun);
}

/** Starts with the slowest files. Vitest only knows durations from the last run, and in a fresh clone it assumes long files are slow. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = slowestFiles.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found < 0 ? slowestFiles.length : found;
    };
    return (await super.sort(files.filter(isSelected))).sort((one, other) => place(one) - place(other));
  }
}
