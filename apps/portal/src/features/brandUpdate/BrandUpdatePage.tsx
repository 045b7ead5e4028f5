import { brandNow } from '@daybreak/brand';
import { EmptyState, PageHeader, Stack } from '@daybreak/ui';
import { Palette } from 'lucide-react';
import { useContext } from 'react';
import { LoadingRows } from '../../shared/lists/ListState.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pages } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { KnownBrands } from '../../shared/pieces/knownBrands.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { updatesBrand } from '../../shared/session/rights.ts';
import { page as messages } from './messages.ts';
import { SavedCheckCard } from './SavedCheckCard.tsx';
import { VersionsComparison } from './VersionsComparison.tsx';

/** Shows what another brand version changes in the user's pieces. Administrators see more pieces, and can follow up. */
export function BrandUpdatePage() {
  const { isLoaded, staff } = usePerson().person;
  usePage(messages.title);
  return isLoaded ? <BrandUpdate isAdministrator={updatesBrand(staff?.role)} /> : <LoadingRows height={96} />;
}

function BrandUpdate({ isAdministrator }: { isAdministrator: boolean }) {
  const known = useContext(KnownBrands);
  const [before, after] = [known.at(-2), known.at(-1)];
  return (
    <Stack gap="5">
      <PageHeader
        title={messages.title}
        description={isAdministrator ? messages.description : messages.ownDescription}
        back={<BackLink href={pages.marketingCenter.path}>{messages.back}</BackLink>}
      />
      {before && after ? (
        <VersionsComparison knownBrands={known} first={{ before, after }} isAdministrator={isAdministrator} />
      ) : (
        <EmptyState icon={<Palette size={32} />} title={messages.oneVersionTitle}>
          {messages.oneVersion}
        </EmptyState>
      )}
      <SavedCheckCard brandVersion={(after ?? brandNow).id} />
    </Stack>
  );
}
