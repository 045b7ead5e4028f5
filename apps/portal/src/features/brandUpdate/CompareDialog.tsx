import type { UserDetails } from '@daybreak/designers';
import type { BrandVersions } from '@daybreak/designers/library';
import { Button, Dialog, EmptyState, Select, Spinner, Stack } from '@daybreak/ui';
import { useCallback, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { useLoaded } from '../../shared/requests/useLoaded.ts';
import { drawable } from './compareItem.ts';
import type { ComparedItem } from './groups.ts';
import { failures, dialog as messages } from './messages.ts';
import { NewFindings } from './NewFindings.tsx';
import { SidePictures } from './SidePictures.tsx';

const sentenceFor = (error: unknown) =>
  error instanceof Error && error.name === 'ExportError' ? error.message : failures.unknown;

/** A piece in both versions, with the pixels that differ, and the later version's new preflight findings. */
export function CompareDialog({
  comparedItem: { item, result },
  versions,
  details,
  onClose,
}: {
  comparedItem: ComparedItem;
  versions: BrandVersions;
  details: UserDetails;
  onClose: () => void;
}) {
  const { library } = useBackend();
  const [side, setSide] = useState('');
  const { state } = useLoaded(
    useCallback(async () => {
      const ready = await drawable(library, item, details);
      if (typeof ready === 'string') throw Object.assign(new Error(ready), { name: 'ExportError' });
      const sides = ready.look.sides(item.draft);
      const pixels = await ready.comparison.pixels(item.draft, ready.data, versions, side || undefined);
      return { sides, pixels };
    }, [library, item, details, versions, side]),
    sentenceFor,
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={item.name}
      description={messages.description(versions.before.id, versions.after.id)}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <Stack gap="4">
        <NewFindings findings={'failed' in result ? [] : result.newFindings} />
        {state.status === 'loading' ? <Spinner label={messages.drawing} /> : null}
        {state.status === 'failed' ? <EmptyState title={messages.failed}>{state.reason}</EmptyState> : null}
        {state.status === 'ready' ? (
          <>
            {state.value.sides.length > 1 ? (
              <Select
                label={messages.side}
                value={side || (state.value.sides[0]?.id ?? '')}
                options={state.value.sides.map(({ id, label }) => ({ value: id, label }))}
                onValueChange={setSide}
              />
            ) : null}
            <SidePictures name={item.name} pixels={state.value.pixels} />
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}
