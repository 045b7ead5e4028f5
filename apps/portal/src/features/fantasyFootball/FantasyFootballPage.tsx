import { PageHeader, Stack } from '@daybreak/ui';
import { usePage } from '../../shared/navigation/usePage.ts';
import { StandingsTable } from './StandingsTable.tsx';
import { playoffPlaces, standings } from './standings.ts';

const title = 'Fantasy Football';

export function FantasyFootballPage() {
  usePage(title);
  return (
    <Stack gap="8">
      <PageHeader
        title={title}
        description={`The first ${playoffPlaces} teams, set in bold on a marked rank, go to the playoffs.`}
      />
      <StandingsTable caption="Standings of the staff league" teams={standings} />
    </Stack>
  );
}
