/** Tests that try one rule on many things, or a journey in one more engine. */
export interface Sweep {
  /** What runs them: a project of Vitest or Playwright, or axe on stories. */
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
   * The file isn't loaded in every run either: `at` is its turn, from 0, among `of` runs, so that long ones are in different runs. Preparing
   * it takes longer than one of its tests.
   */
  turn?: { of: number; at: number };
  /** A part is some of the files, each whole: the others aren't even loaded (scripts/longestFirst.ts). */
  wholeFiles?: true;
  /** Words in the names, or with `wholeFiles` the paths, of tests that always run. */
  always?: readonly string[];
}

/** The ways through the portal that most people go, and what a build must never do. */
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
  { project: 'unit', path: 'packages/designers/openedFiles/openedPieces', parts: 24 },
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
    always: ['some pieces', 'another ink', 'names what preflight', 'says why'],
  },
  { project: 'browser', path: 'named.browser.test.ts', parts: 8 },
  { project: 'browser', path: 'meetingBackgrounds.browser.test.ts', parts: 8 },
  { project: 'browser', path: 'text.browser.test.tsx', parts: 5 },
  // Many names, and many dates.
  { project: 'browser', path: 'names.fuzz.browser.test.ts', parts: 8, turn: { of: 3, at: 1 } },
  { project: 'browser', path: 'gates/layout.browser.test.ts', parts: 3 },
  { project: 'browser', path: 'sizesOfTheirOwn.browser.test.tsx', parts: 2 },
  { project: 'browser', path: 'staleDates.browser.test.ts', parts: 12, turn: { of: 3, at: 2 } },
  // What else designers draw; what makes print files is tested in every run.
  {
    project: 'browser',
    path: 'packages/designers/src/',
    parts: 3,
    wholeFiles: true,
    always: ['fitting/walk', 'studio/editing/', 'email/'],
  },
  // Every question to the assistant, every kind of nonsense, every kind of damage.
  { project: 'database', path: 'answers.test.ts', parts: 11, turn: { of: 3, at: 1 } },
  { project: 'database', path: 'malformed.test.ts', parts: 19, turn: { of: 3, at: 2 } },
  { project: 'database', path: 'chatAnswers.test.ts', parts: 3, always: ['a prompt grants no rights'] },
  { project: 'database', path: 'routes.test.ts', parts: 5 },
  { project: 'database', path: 'lookAtFile.test.ts', parts: 4 },
  // Random sequences of calls; pgTAP tests each rule in every run.
  { project: 'database', path: 'approval.test.ts', parts: 6, always: ['such sequences get somewhere'] },
  // Who may do what over HTTP; pgTAP tries all of it in every run, column by column.
  { project: 'database', path: 'roleMatrix.test.ts', parts: 5 },
  { project: 'database', path: 'migrations.test.ts', parts: 4, turn: { of: 4, at: 3 } },
  { project: 'database', path: 'dataFolder.test.ts', parts: 8, turn: { of: 4, at: 2 } },
  { project: 'database', path: 'startFaults.test.ts', parts: 24, turn: { of: 4, at: 3 } },
  { project: 'database', path: 'killedServer.test.ts', parts: 2, turn: { of: 4, at: 1 } },
  { project: 'database', path: 'adoptBaseline.test.ts', parts: 6, turn: { of: 4, at: 0 } },
  // The backend over HTTP, file by file, but those that alone find a seeded fault; pgTAP tries each rule in every run.
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
  // What this machine's backend does besides: its files, requests and logs, and how it differs from the one that it's made of.
  { project: 'database', path: 'supabase/tests/local/', parts: 3, wholeFiles: true, always: ['gateway'] },
  { project: 'database', path: 'supabase/tests/gaps/', parts: 2, wholeFiles: true },
  // The portal's calls of the backend, which its memory answers in every run.
  {
    project: 'unit',
    path: 'apps/portal/src/backend/contracts/supabase.',
    parts: 3,
    wholeFiles: true,
    always: ['supabase.comments.contract'],
  },
  // What a real PostgreSQL does besides the migrations; the embedded one runs pgTAP every time.
  { project: 'postgres', path: 'supabase/postgres/check.ts', parts: 5 },
  // Every story; by axe, with those that do nothing but render, and on a translated page. The numbers of parts have no common divisor: in
  // time, each story meets each of them.
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

/** Whether a seed has a sweep's turn. */
export const hasTurn = ({ turn }: Sweep, seed: number): boolean => !turn || seed % turn.of === turn.at;

/** What chooses the part in a run that has the sweep's turn: it counts turns, so that each part comes. */
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
 * The tests of a sweep that a seed takes, by name. There's always one if it has the sweep's turn, each is in exactly one part, and parts
 * differ by one test at most: as many consecutive turns as there are parts take everything.
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

/** Whether a seed takes one test of a sweep whose others aren't known. */
export const isInPart = (sweep: Sweep, name: string, seed: number): boolean =>
  isAlways(sweep, name) || hash(name) % sweep.parts === seed % sweep.parts;
