import type { PreflightFinding } from '@daybreak/print/preflight';
import type { Designer, PieceData } from '../designer.ts';
import { type DraftOf, type Fields, isVisible } from '../fields/fields.ts';
import { readPictureValue } from '../images/pictureValue.ts';
import { type TeamPictureState, type TeamPictures, teamPictureOf } from '../images/team/teamPictures.ts';

const problems: Readonly<Record<Exclude<TeamPictureState, 'approved'>, string>> = {
  expired:
    "this team photo has expired, so you can't use it anymore. Choose a different picture, or ask an administrator to extend its last day.",
  withdrawn:
    "this team photo was withdrawn, so you can't use it anymore. Choose a different picture, or ask an administrator about it.",
  waiting: "this team photo isn't approved yet. Ask an administrator to approve it.",
};
const missingProblem = "this photo isn't in the team library. Choose a different picture.";
const unknownProblem =
  "we couldn't check whether you can still use this team photo. Check your connection and try again.";

type States = ReadonlyMap<string, TeamPictureState>;

/** Milliseconds to cache an answer, because rows of a batch and sizes of a piece ask about the same photographs. */
const maxAge = 30_000;
const answers = new WeakMap<TeamPictures, { ids: string; expiry: number; states: Promise<States> }>();

function statesOf(team: TeamPictures, ids: readonly string[]): Promise<States> {
  const key = ids.join();
  const cached = answers.get(team);
  if (cached?.ids === key && cached.expiry > Date.now()) return cached.states;
  const states = team.states(ids);
  answers.set(team, { ids: key, expiry: Date.now() + maxAge, states });
  states.catch(() => answers.delete(team));
  return states;
}

/** Findings for the team photos that a piece shows: their rights may have ended since they were chosen. */
export async function teamFindings<Fs extends Fields>(
  { fields }: Pick<Designer<Fs>, 'fields'>,
  draft: DraftOf<Fs>,
  { team }: Pick<PieceData, 'team'>,
): Promise<readonly PreflightFinding[]> {
  const shownPictures = Object.entries(fields).flatMap(([name, field]) => {
    const source =
      field.kind === 'picture' && isVisible(field, draft)
        ? readPictureValue(draft[name] ?? '')?.source
        : undefined;
    const id = source && 'upload' in source ? teamPictureOf(source.upload) : undefined;
    return id ? [{ label: field.label, id }] : [];
  });
  if (!team || shownPictures.length === 0) return [];
  const states = await statesOf(team, [...new Set(shownPictures.map(({ id }) => id))]).catch(
    (error: unknown) => {
      console.warn("Couldn't check a piece's team photos.", error);
      return undefined;
    },
  );
  return shownPictures.flatMap(({ label, id }): PreflightFinding[] => {
    if (!states) return [{ level: 'severe', says: `${label}: ${unknownProblem}` }];
    const state = states.get(id);
    if (state === 'approved') return [];
    return [{ level: 'error', says: `${label}: ${state ? problems[state] : missingProblem}` }];
  });
}
