import { Badge, type BadgeProps } from '@daybreak/ui';
import * as styles from './StandingsTable.css.ts';
import { chanceLook, playoffPlaces, type Standing } from './standings.ts';

const badgeStyles: Record<ReturnType<typeof chanceLook>, BadgeProps> = {
  default: { look: 'solid', tone: 'info' },
  secondary: { look: 'soft', tone: 'neutral' },
  outline: { look: 'outline', tone: 'neutral' },
};

const headers = [
  { fullName: 'Rank', abbreviation: '#', className: styles.textHead },
  { fullName: 'Team', abbreviation: 'Team', className: styles.textHead },
  { fullName: 'Wins', abbreviation: 'W', className: styles.numberHead },
  { fullName: 'Losses', abbreviation: 'L', className: styles.numberHead },
  { fullName: 'Ties', abbreviation: 'T', className: styles.numberHead },
  { fullName: 'Pct', abbreviation: 'Pct', className: styles.numberHead },
  { fullName: 'Games back', abbreviation: 'GB', className: styles.numberHead },
  { fullName: 'Playoff %', abbreviation: 'PO %', className: styles.numberHead },
];

/** A table with one line per team. Phones get short headers and narrow cells. */
export const StandingsTable = ({ caption, teams }: { caption: string; teams: readonly Standing[] }) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {headers.map(({ fullName, abbreviation, className }) => (
            <th key={fullName} scope="col" aria-label={fullName} className={className}>
              <span className={styles.fullName}>{fullName}</span>
              <span className={styles.abbreviation}>{abbreviation}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {teams.map((team) => (
          <TeamRow key={team.team} {...team} />
        ))}
      </tbody>
    </table>
  </div>
);

const TeamRow = ({ rank, team, wins, losses, ties, pct, gamesBack, playoffPercent }: Standing) => {
  const inPlayoffs = rank <= playoffPlaces;
  return (
    <tr className={rank === playoffPlaces + 1 ? styles.cut : styles.row}>
      <td className={styles.text}>
        <span className={inPlayoffs ? styles.playoffRank : styles.rank}>{rank}</span>
      </td>
      <th scope="row" className={styles.text}>
        <span className={inPlayoffs ? styles.playoffTeam : undefined}>{team}</span>
      </th>
      <td className={styles.number}>{wins}</td>
      <td className={styles.number}>{losses}</td>
      <td className={styles.number}>{ties}</td>
      <td className={styles.number}>{pct.toFixed(3).replace(/^0/, '')}</td>
      <td className={styles.number}>{gamesBack === 0 ? '–' : gamesBack.toFixed(1)}</td>
      <td className={styles.number}>
        <Badge {...badgeStyles[chanceLook(playoffPercent)]}>{`${playoffPercent}%`}</Badge>
      </td>
    </tr>
  );
};
