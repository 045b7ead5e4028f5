/** A team's season so far. */
interface Season {
  team: string;
  wins: number;
  losses: number;
  ties: number;
  /** Chance of reaching the playoffs, in percent. */
  playoffPercent: number;
}

export interface Standing extends Season {
  rank: number;
  /** Share of games won, with a tie counting half: 0–1. */
  pct: number;
  /** Games behind the leader. */
  gamesBack: number;
}

const seasons: Season[] = [
  { team: 'Grid Iron', wins: 9, losses: 2, ties: 0, playoffPercent: 99 },
  { team: 'Solar Flares', wins: 8, losses: 3, ties: 0, playoffPercent: 97 },
  { team: 'Hot Swaps', wins: 7, losses: 3, ties: 1, playoffPercent: 92 },
  { team: 'Platter Spinners', wins: 7, losses: 4, ties: 0, playoffPercent: 86 },
  { team: 'Inverters', wins: 6, losses: 5, ties: 0, playoffPercent: 73 },
  { team: 'The Degaussers', wins: 6, losses: 5, ties: 0, playoffPercent: 70 },
  { team: 'Rack Attack', wins: 5, losses: 6, ties: 0, playoffPercent: 52 },
  { team: 'Second Sunrise', wins: 4, losses: 6, ties: 1, playoffPercent: 29 },
  { team: 'Cold Storage', wins: 2, losses: 9, ties: 0, playoffPercent: 2 },
  { team: 'Bad Sectors', wins: 0, losses: 11, ties: 0, playoffPercent: 0 },
];

/** Number of teams that reach the playoffs. */
export const playoffPlaces = 6;

const pctOf = ({ wins, losses, ties }: Season) => (wins + ties / 2) / (wins + losses + ties);

/** Ranks by share of games won, then by playoff chance. */
export function rank(all: readonly Season[]): Standing[] {
  const sorted = [...all].sort((a, b) => pctOf(b) - pctOf(a) || b.playoffPercent - a.playoffPercent);
  const [leader] = sorted;
  return sorted.map((season, index) => ({
    ...season,
    rank: index + 1,
    pct: pctOf(season),
    gamesBack: leader ? (leader.wins - season.wins + season.losses - leader.losses) / 2 : 0,
  }));
}

export const standings = rank(seasons);

/** Returns the style of a chance: default from 60, secondary from 40, outline below. */
export const chanceLook = (percent: number): 'default' | 'secondary' | 'outline' => {
  if (percent >= 60) return 'default';
  return percent >= 40 ? 'secondary' : 'outline';
};
