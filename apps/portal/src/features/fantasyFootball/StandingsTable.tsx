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
  { whole: 'Team', letters: 'Team', className: styles.textHead },
  { whole: 'Wins', letters: 'W', className: styles.numberHead },
  { whole: 'Losses', letters: 'L', className: styles.numberHead },
  { whole: 'Ties', letters: 'T', className: styles.numberHead },
  { whole: 'Pct', letters: 'Pct', className: styles.numberHead },
  { whole: 'Games back', letters: 'GB', className: styles.numberHead },
  { whole: 'Playoff %', letters: 'PO %', className: styles.numberHead },
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
