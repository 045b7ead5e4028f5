import { describe, expect, it, vi } from 'vitest';
import { newDraft } from '../drafts/draft.ts';
import { defineFields } from '../fields/fields.ts';
import type { TeamPictureState, TeamPictures } from '../images/team/teamPictures.ts';
import { teamFindings } from './teamFindings.ts';

const fields = defineFields({
  headline: { kind: 'text', label: 'Headline', initial: '' },
  picture: { kind: 'picture', label: 'Picture', fills: 1, standIn: 'solar-farm' },
  second: { kind: 'picture', label: 'Second picture', fills: 2, standIn: 'warehouse' },
});
const draft = { ...newDraft(fields), picture: 'upload:team-a 0.5,0.5 1', second: 'upload:mine 0.5,0.5 1' };
const team = (states: () => Promise<ReadonlyMap<string, TeamPictureState>>): TeamPictures => ({
  list: async () => [],
  load: async () => new Blob(),
  states,
});
const found = async (states: Record<string, TeamPictureState>, from = draft) =>
  (await teamFindings({ fields }, from, { team: team(async () => new Map(Object.entries(states))) })).map(
    ({ level, says }) => `${level}: ${says}`,
  );

describe('the check of team photos', () => {
  it('finds nothing for one that can be used', async () => {
    expect(await found({ a: 'approved' })).toEqual([]);
  });
  it('blocks one whose rights have ended, and suggests a fix', async () => {
    expect((await found({ a: 'expired' }))[0]).toMatch(
      /^error: Picture: .*has expired.*Choose a different picture/,
    );
    expect((await found({ a: 'withdrawn' }))[0]).toMatch(
      /^error: Picture: .*was withdrawn.*ask an administrator/,
    );
    expect((await found({ a: 'waiting' }))[0]).toMatch(/^error: Picture: .*isn't approved yet/);
    expect((await found({}))[0]).toMatch(/^error: Picture: .*isn't in the team library/);
  });
  it('reports that it could not ask', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const findings = await teamFindings({ fields }, draft, {
      team: team(() => Promise.reject(new Error('Offline'))),
    });
    expect(findings).toEqual([
      { level: 'severe', says: expect.stringMatching(/^Picture: we couldn't check .* try again\.$/) },
    ]);
    vi.restoreAllMocks();
  });
  it('asks nothing without photographs, and once for several pieces and slots', async () => {
    const states = vi.fn(async () => new Map<string, TeamPictureState>([['a', 'expired']]));
    const host = team(states);
    expect(await teamFindings({ fields }, { ...draft, picture: '' }, { team: host })).toEqual([]);
    expect(states).not.toHaveBeenCalled();
    const twice = { ...draft, second: draft.picture };
    expect(await teamFindings({ fields }, twice, { team: host })).toHaveLength(2);
    expect(await teamFindings({ fields }, draft, { team: host })).toHaveLength(1);
    expect(states).toHaveBeenCalledExactlyOnceWith(['a']);
  });
});
