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
        description={`The top ${playoffPlaces} teams, highlighted in bold, make the playoffs.`}
      />
      <StandingsTable caption="Staff league standings" teams={standings} />
    </Stack>
  );
}
