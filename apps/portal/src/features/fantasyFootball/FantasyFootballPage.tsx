import { Badge, type BadgeProps, PageHeader, Table, type TableColumn } from '@daybreak/ui';
import { usePage } from '../../navigation/usePage.ts';
import * as styles from './FantasyFootballPage.css.ts';
import { chanceLook, playoffPlaces, type Standing, standings } from './standings.ts';

const title = 'Fantasy Football';
const looks: Record<ReturnType<typeof chanceLook>, BadgeProps> = {
  default: { look: 'solid', tone: 'info' },
  secondary: { look: 'soft', tone: 'neutral' },
  outline: { look: 'outline', tone: 'neutral' },
};

const number = (id: string, header: string, value: (team: Standing) => string): TableColumn<Standing> => ({
  id,
  header,
  align: 'end',
  cell: (team) => <span className={styles.number}>{value(team)}</span>,
});

const columns: TableColumn<Standing>[] = [
  {
    id: 'rank',
    header: 'Rank',
    cell: ({ rank }) => (
      <span className={rank <= playoffPlaces ? styles.playoffRank : styles.rank}>{rank}</span>
    ),
  },
  {
    id: 'team',
    header: 'Team',
    cell: ({ rank, team }) => (
      <span className={rank <= playoffPlaces ? styles.playoffTeam : undefined}>{team}</span>
    ),
  },
  number('wins', 'Wins', ({ wins }) => String(wins)),
  number('losses', 'Losses', ({ losses }) => String(losses)),
  number('ties', 'Ties', ({ ties }) => String(ties)),
  number('pct', 'Pct', ({ pct }) => pct.toFixed(3).replace(/^0/, '')),
  number('gamesBack', 'Games back', ({ gamesBack }) => (gamesBack === 0 ? '–' : gamesBack.toFixed(1))),
  {
    id: 'playoffPercent',
    header: 'Playoff %',
    align: 'end',
    cell: ({ playoffPercent }) => (
      <Badge {...looks[chanceLook(playoffPercent)]} className={styles.number}>
        {playoffPercent} %
      </Badge>
    ),
  },
];

/** The staff league's table. */
export function FantasyFootballPage() {
  usePage(title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        description={`The first ${playoffPlaces} teams, set in bold on a marked rank, go to the playoffs.`}
      />
      <Table
        caption="Standings of the staff league"
        columns={columns}
        rows={standings}
        rowKey={({ team }) => team}
      />
    </div>
  );
}
