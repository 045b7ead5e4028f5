import { describe, expect, it } from 'vitest';
import { chanceLook, playoffPlaces, rank, standings } from './standings.ts';

describe('the standings', () => {
  it('list ten teams, six of them in playoff positions', () => {
    expect(standings.map((team) => team.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(playoffPlaces).toBe(6);
  });

  it('have as many wins as losses, and the same number of games for each team', () => {
    const sum = (key: 'wins' | 'losses') => standings.reduce((total, team) => total + team[key], 0);
    expect(sum('wins')).toBe(sum('losses'));
    expect(new Set(standings.map(({ wins, losses, ties }) => wins + losses + ties)).size).toBe(1);
  });

  it('have playoff chances that add up to the number of playoff places', () => {
    const sum = standings.reduce((total, { playoffPercent }) => total + playoffPercent, 0);
    expect(sum).toBe(100 * playoffPlaces);
  });

  it('count a tie as half a win, and games back from the leader', () => {
    const season = { losses: 0, ties: 0, playoffPercent: 0 };
    const [first, second] = rank([
      { ...season, team: 'Tied', wins: 1, losses: 1, ties: 2 },
      { ...season, team: 'Ahead', wins: 3, losses: 1 },
    ]);
    expect(first).toMatchObject({ team: 'Ahead', rank: 1, pct: 0.75, gamesBack: 0 });
    expect(second).toMatchObject({ team: 'Tied', rank: 2, pct: 0.5, gamesBack: 1 });
  });

  it.each([
    [100, 'default'],
    [60, 'default'],
    [59, 'secondary'],
    [40, 'secondary'],
    [39, 'outline'],
    [0, 'outline'],
  ])('show a chance of %i %% as %s', (percent, look) => {
    expect(chanceLook(percent)).toBe(look);
  });
});
