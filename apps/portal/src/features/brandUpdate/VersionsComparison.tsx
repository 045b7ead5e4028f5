import type { BrandVersion } from '@daybreak/brand';
import { EmptyState } from '@daybreak/ui';
import { Palette } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { ListState, LoadingRows } from '../../shared/lists/ListState.tsx';
import { useLoaded } from '../../shared/requests/useLoaded.ts';
import { Comparison } from './Comparison.tsx';
import { loadItems } from './items.ts';
import { page as messages } from './messages.ts';
import { type ComparedVersions, VersionChoice } from './VersionChoice.tsx';

interface VersionsComparisonProps {
  knownBrands: readonly BrandVersion[];
  first: ComparedVersions;
  isAdministrator: boolean;
}

/** The choice of two versions, and their comparison. */
export function VersionsComparison({ knownBrands, first, isAdministrator }: VersionsComparisonProps) {
  const { brandUpdates, library } = useBackend();
  const [versions, setVersions] = useState(first);
  const { state, reload } = useLoaded(
    useCallback(
      () => loadItems(brandUpdates, library, isAdministrator),
      [brandUpdates, library, isAdministrator],
    ),
  );
  const { before, after } = versions;
  return (
    <>
      <VersionChoice knownBrands={knownBrands} versions={versions} onChange={setVersions} />
      {state.status === 'ready' ? null : (
        <ListState
          state={state}
          messages={messages}
          placeholder={<LoadingRows height={96} />}
          onRetry={reload}
        />
      )}
      {state.status === 'ready' && state.value.items.length === 0 ? (
        <EmptyState icon={<Palette size={32} />} title={messages.emptyTitle}>
          {isAdministrator ? messages.empty : messages.ownEmpty}
        </EmptyState>
      ) : null}
      {state.status === 'ready' && state.value.items.length > 0 && before.id !== after.id ? (
        <Comparison
          key={`${before.id} ${after.id}`}
          loaded={state.value}
          versions={versions}
          isToday={after === knownBrands.at(-1)}
          onChanged={reload}
        />
      ) : null}
    </>
  );
}
