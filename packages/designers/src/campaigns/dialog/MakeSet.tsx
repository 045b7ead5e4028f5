import { Button, lazyPart } from '@daybreak/ui';
import { Images } from 'lucide-react';
import { memo, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { MakeSetProps, OfASetProps } from '../../editor/designer.ts';
import { setKey } from '../../editor/drafts/drafts.ts';
import { DownloadedPart } from '../../editor/workbench/DownloadedPart.tsx';
import type { SetDesigner } from '../facts/roles.ts';
import type { Written } from '../writing/written.ts';

/** Downloaded when the user makes a set. */
const SetDialog = lazyPart(() => import('./SetDialog.tsx'), 'SetDialog');
/** Downloaded with a draft that belongs to one. */
const SetNotice = lazyPart(() => import('../takeOver/SetNotice.tsx'), 'SetNotice');

/** The way to the same facts in the other designers. Memoized, so that keystrokes don't redraw it. */
export const MakeSet = memo(function MakeSet({ designer, ...rest }: MakeSetProps) {
  const [isOpen, setOpen] = useState(false);
  const written = useRef<Written>(new Map());
  return (
    <>
      <Button icon={<Images size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Make the set
      </Button>
      {isOpen ? (
        <DownloadedPart missing="The set could not be downloaded.">
          <SetDialog
            {...rest}
            designer={designer as SetDesigner}
            written={written.current}
            onClose={() => setOpen(false)}
          />
        </DownloadedPart>
      ) : null}
    </>
  );
});

/** What a draft in a set shows about the other pieces. Usually nothing, and then nothing is downloaded. */
export const OfASet = memo(function OfASet({ designer, ...rest }: OfASetProps) {
  const { store, open } = rest;
  const key = setKey(open.key);
  // It may arrive with the piece, once the draft is open.
  const follow = useCallback(
    (onChange: () => void) => store.follow?.(key, { onChange }) ?? (() => undefined),
    [store, key],
  );
  const read = () => store.load(key) !== undefined;
  const isInOne = useSyncExternalStore(follow, read, read);
  if (!isInOne) return null;
  return (
    <DownloadedPart missing="What the others of this set say could not be looked up." quiet>
      <SetNotice {...rest} designer={designer as SetDesigner} />
    </DownloadedPart>
  );
});
