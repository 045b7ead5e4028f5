/** Tests that apply one rule to many cases, or run a journey in another engine. */
export interface Sweep {
  /** The runner: a project of Vitest or Playwright, or axe on stories. */
  project:
    | 'unit'
    | 'browser'
    | 'database'
    | 'stories'
    | 'axe'
    | 'translated'
    | 'journeys'
    | 'firefox'
    | 'postgres';
  /** Their file, or a folder of files. */
  path: string;
  /** `npm test` runs one of this many parts, `npm run test:all` all of them. */
  parts: number;
  /**
   * The file runs only in run `at`, from 0, of every `of` runs: preparing it takes longer than one of its tests. Long
   * files have different turns.
   */
  turn?: { of: number; at: number };
  /** A part is some of the files, each whole: the others aren't even loaded (scripts/longestFirst.ts). */
  wholeFiles?: true;
  /** Parts of the names of tests that always run; with `wholeFiles`, of their paths. */
  always?: readonly string[];
}

/** The most common journeys through the portal, and those that check what a build must never do. */
const mainJourneys = [
  'staff sign in, are greeted by first name, and sign out again',
  'staff change their own names, and the portal calls them by the new ones',
  'staff find a colleague, keep the search in the address, and save a contact',
  'staff design an event poster with their own words and picture',
  'the assistant answers from the portal',
  'a named piece is saved by itself',
  'a piece is found by what it says, drawn, opened, renamed, binned and brought back',
  'someone applies by keyboard, with every answer',
  'what an applicant sends is found, read, noted, exported and deleted by an administrator',
  'every answer of the portal has the headers',
  'the backend tells a foreign page nothing',
  'what is built holds no secret key',
];

/** Everything that `npm test` runs in part. The first entry for a file counts; files without one run whole. */
export const sweeps: readonly Sweep[] = [
  // Every script, syllable and piece as a print file, read by other programs.
  { project: 'unit', path: 'packages/designers/openedFiles/openedSyllables', parts: 16, always: ['latin'] },
  {
    project: 'unit',
    path: 'packages/designers/openedFiles/openedScripts',
    parts: 42,
    turn: { of: 3, at: 0 },
  },
  { project: 'unit', path: 'packages/designers/openedFiles/openedPieces/everyPiece', parts: 24 },
  { project: 'unit', path: 'packages/designers/openedFiles/openedPieces/screenReader', parts: 16 },
  {
    project: 'unit',
    path: 'packages/designers/openedFiles/openedPieces/',
    parts: 8,
    turn: { of: 3, at: 2 },
  },
  {
    project: 'unit',
    path: 'packages/designers/openedFiles/openedSeparations',
    parts: 12,
    turn: { of: 3, at: 1 },
  },
  { project: 'unit', path: 'packages/print/openedFiles/openedPhotographs', parts: 8, turn: { of: 3, at: 0 } },
  { project: 'unit', path: 'packages/print/openedFiles/openedFiles', parts: 4, turn: { of: 3, at: 1 } },
  { project: 'unit', path: 'packages/print/openedFiles/openedStamps', parts: 5, turn: { of: 3, at: 2 } },
  // Every page's source.
  {
    project: 'unit',
    path: 'tests/unit/translatedPages',
    parts: 12,
    always: ['every page is looked at', 'what is looked for'],
  },
  // Every layout, theme, size and example of every designer.
  { project: 'unit', path: 'everyField.test.tsx', parts: 16 },
  { project: 'unit', path: 'forcedColors.test.ts', parts: 16, turn: { of: 3, at: 2 } },
  { project: 'browser', path: 'walk.browser.test.tsx', parts: 12 },
  { project: 'browser', path: 'typeset.browser.test.tsx', parts: 12 },
  { project: 'browser', path: 'contrast.browser.test.tsx', parts: 12 },
  { project: 'browser', path: 'longWords.browser.test.tsx', parts: 9 },
  { project: 'browser', path: 'loneWords.browser.test.tsx', parts: 9 },
  { project: 'browser', path: 'hierarchy.browser.test.tsx', parts: 16 },
  { project: 'browser', path: 'focusInView.browser.test.tsx', parts: 16 },
  { project: 'browser', path: 'diagrams.browser.test.tsx', parts: 16 },
  { project: 'browser', path: 'pressedWords.browser.test.tsx', parts: 9 },
  { project: 'browser', path: 'readyPictures.browser.test.tsx', parts: 9 },
  { project: 'browser', path: 'wordsInPlace.browser.test.tsx', parts: 8 },
  { project: 'browser', path: 'untouchedPrints.browser.test.tsx', parts: 37 },
  { project: 'browser', path: 'paintGround.browser.test.tsx', parts: 8 },
  { project: 'browser', path: 'checkAndEngine.browser.test.tsx', parts: 24 },
  {
    project: 'browser',
    path: 'preflight.browser.test.tsx',
    parts: 8,
    always: ['what is wrong with a piece'],
  },
  { project: 'browser', path: 'layouts.browser.test.tsx', parts: 12 },
  { project: 'browser', path: 'flyer.browser.test.tsx', parts: 8 },
  { project: 'browser', path: 'social.browser.test.tsx', parts: 8 },
  { project: 'browser', path: 'ads.browser.test.tsx', parts: 8 },
  { project: 'browser', path: 'email.browser.test.tsx', parts: 8 },
  { project: 'browser', path: 'heads.browser.test.tsx', parts: 13 },
  {
    project: 'browser',
    path: 'brandChanges.browser.test.ts',
    parts: 11,
    always: ['pieces with both changes', 'a changed ink', 'the findings that only', 'reports why'],
  },
  { project: 'browser', path: 'drawName.browser.test.ts', parts: 8 },
  { project: 'browser', path: 'meetingBackgrounds.browser.test.ts', parts: 8 },
  { project: 'browser', path: 'drawText.browser.test.tsx', parts: 5 },
  // Many names, and many dates.
  { project: 'browser', path: 'names.fuzz.browser.test.ts', parts: 8, turn: { of: 3, at: 1 } },
  { project: 'browser', path: 'gates/layout.browser.test.ts', parts: 3 },
  { project: 'browser', path: 'sizesOfTheirOwn.browser.test.tsx', parts: 2 },
  { project: 'browser', path: 'staleDates.browser.test.ts', parts: 12, turn: { of: 3, at: 2 } },
  // The other browser tests of the designers. Those of print files run every time.
  {
    project: 'browser',
    path: 'packages/designers/src/',
    parts: 3,
    wholeFiles: true,
    always: ['fitting/walk', 'studio/editing/', 'email/'],
  },
  // Every question to the assistant, every malformed input, every kind of damage.
  { project: 'database', path: 'answers.test.ts', parts: 11, turn: { of: 3, at: 1 } },
  { project: 'database', path: 'malformed.test.ts', parts: 19, turn: { of: 3, at: 2 } },
  { project: 'database', path: 'chatAnswers.test.ts', parts: 3, always: ['a prompt grants no rights'] },
  { project: 'database', path: 'routes.test.ts', parts: 5 },
  { project: 'database', path: 'lookAtFile.test.ts', parts: 4 },
  // Random sequences of calls; pgTAP tests each rule in every run.
  { project: 'database', path: 'approval.test.ts', parts: 6, always: ['the sequences cover each kind'] },
  // Access rights over HTTP. pgTAP tests all of them in every run, column by column.
  { project: 'database', path: 'roleMatrix.test.ts', parts: 5 },
  { project: 'database', path: 'migrations.test.ts', parts: 4, turn: { of: 4, at: 3 } },
  { project: 'database', path: 'dataFolder.test.ts', parts: 8, turn: { of: 4, at: 2 } },
  { project: 'database', path: 'startFaults.test.ts', parts: 24, turn: { of: 4, at: 3 } },
  { project: 'database', path: 'killedServer.test.ts', parts: 2, turn: { of: 4, at: 1 } },
  { project: 'database', path: 'adoptBaseline.test.ts', parts: 6, turn: { of: 4, at: 0 } },
  // The backend over HTTP, file by file. Files that are the only ones to find a mutant always run, as does pgTAP.
  {
    project: 'database',
    path: 'supabase/tests/api/',
    parts: 3,
    wholeFiles: true,
    always: [
      'accounts',
      'approval/',
      'attacks',
      'authServer',
      'library',
      'ownPassword',
      'passwordRule',
      'recoveryCodes',
      'resetByEmail',
      'secondStep',
    ],
  },
  {
    project: 'database',
    path: 'supabase/tests/functions/',
    parts: 3,
    wholeFiles: true,
    always: ['ownApplication', 'ownResume'],
  },
  // The embedded backend's own parts: its files, requests and logs, and its differences from lite.
  { project: 'database', path: 'supabase/tests/local/', parts: 3, wholeFiles: true, always: ['gateway'] },
  { project: 'database', path: 'supabase/tests/gaps/', parts: 2, wholeFiles: true },
  // The contract with the real backend. The one with the in-memory backend runs every time.
  {
    project: 'unit',
    path: 'apps/portal/src/backend/contracts/supabase.',
    parts: 3,
    wholeFiles: true,
    always: ['supabase.comments.contract'],
  },
  // Tests on a real PostgreSQL other than the migrations. The embedded one runs pgTAP every time.
  { project: 'postgres', path: 'supabase/postgres/check.ts', parts: 5 },
  // Every story, every story with axe, and every story on a translated page. The numbers of parts have no common
  // divisor, so that in time each story gets every combination.
  {
    project: 'stories',
    path: '',
    parts: 10,
    wholeFiles: true,
    always: [
      'src/checks/',
      'Dialog.stories',
      'IconButton.stories',
      'Poster.stories',
      'SeedStaff.stories',
      'Text.stories',
      'TextField.stories',
    ],
  },
  { project: 'axe', path: '', parts: 9, always: ['Checks/', 'Primitives/Text '] },
  { project: 'translated', path: 'tests/e2e', parts: 16 },
  { project: 'translated', path: '', parts: 31, wholeFiles: true },
  // Every page, dialog and journey, and the journeys that make files in another engine.
  { project: 'journeys', path: 'everyPage.spec.ts', parts: 31 },
  { project: 'journeys', path: 'focus.spec.ts', parts: 31, always: ['every modal part of the product'] },
  { project: 'journeys', path: '', parts: 30, always: mainJourneys },
  { project: 'firefox', path: '', parts: 12 },
];

/** The sweep that a file belongs to. */
export const sweepOf = (project: string, file: string): Sweep | undefined =>
  sweeps.find((sweep) => sweep.project === project && file.includes(`/${sweep.path}`));

const environment: Record<string, string | undefined> =
  (import.meta as { env?: Record<string, string> }).env ?? globalThis.process?.env ?? {};

/** Chooses the part that runs; `pnpm check` sets it. Without it, sweeps run whole. */
export const seedOfRun = environment.VITE_SWEEP_SEED ? Number(environment.VITE_SWEEP_SEED) : undefined;

/** Returns whether it's a sweep's turn in the run of a seed. */
export const hasTurn = ({ turn }: Sweep, seed: number): boolean => !turn || seed % turn.of === turn.at;

/** Counts a sweep's turns up to a seed, so that each part gets its turn. */
const turnsUntil = ({ turn }: Sweep, seed: number) => Math.floor(seed / (turn?.of ?? 1));

/** A number that only depends on the text (FNV-1a and a final mix), so that neighbors land in different parts. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
}

const isAlways = ({ always = [] }: Sweep, name: string) => always.some((words) => name.includes(words));

/**
 * Returns the names of a sweep's tests that a seed takes. On the sweep's turn there's at least one, each test is in
 * exactly one part, and parts differ by one test at most, so that as many turns as parts take everything.
 */
export function partOf(sweep: Sweep, names: readonly string[], seed: number): ReadonlySet<string> {
  const distinct = [...new Set(names)];
  const dealt = distinct
    .filter((name) => !isAlways(sweep, name))
    .map((name) => ({ name, at: hash(name) }))
    .sort((one, other) => one.at - other.at);
  const count = Math.min(sweep.parts, dealt.length);
  const part = turnsUntil(sweep, seed) % count;
  return new Set([
    ...distinct.filter((name) => isAlways(sweep, name)),
    ...dealt.flatMap(({ name }, place) => (place % count === part ? [name] : [])),
  ]);
}

/** Returns whether a seed takes a test of a sweep, without knowing the other tests. */
export const isInPart = (sweep: Sweep, name: string, seed: number): boolean =>
  isAlways(sweep, name) || hash(name) % sweep.parts === seed % sweep.parts;
