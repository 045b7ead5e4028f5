import { Button, lazyPart } from '@daybreak/ui';
import { Images } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import type { SetDesigner } from '../set/roles.ts';
import type { Written } from '../set/useSetPieces.ts';
import type { Brief, DesignerProps, OpenDraft } from './designer.ts';
import type { DraftStore } from './draftStore.ts';
import { setKey } from './drafts.ts';
import type { AnyDraft } from './fields.ts';
import { LateMany } from './LateMany.tsx';

/** Downloaded when somebody makes a set. */
const SetDialog = lazyPart(() => import('../set/SetDialog.tsx'), 'SetDialog');
/** Downloaded with a draft that belongs to one. */
const SetNotice = lazyPart(() => import('../set/SetNotice.tsx'), 'SetNotice');

interface MakeSetProps extends Required<Pick<DesignerProps, 'exporter' | 'notify'>> {
  designer: string;
  open: OpenDraft;
  store: DraftStore;
  brief: Brief;
  openDesigner: DesignerProps['openDesigner'];
}

/** The way to the same facts in the other designers. Remembered, so that no letter draws it again. */
export const MakeSet = memo(function MakeSet({ designer, ...rest }: MakeSetProps) {
  const [isOpen, setOpen] = useState(false);
  const written = useRef<Written>(new Map());
  return (
    <>
      <Button icon={<Images size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Make the set
      </Button>
      {isOpen ? (
        <LateMany missing="The set could not be downloaded.">
          <SetDialog
            {...rest}
            designer={designer as SetDesigner}
            written={written.current}
            onClose={() => setOpen(false)}
          />
        </LateMany>
      ) : null}
    </>
  );
});

interface OfASetProps extends Omit<MakeSetProps, 'exporter' | 'openDesigner'> {
  /** The draft as it is once typing rests. */
  rested: AnyDraft;
  rules: DesignerProps['rules'];
}

/** What a draft that belongs to a set is told of the others. Nothing, as a rule: then nothing is downloaded. */
export const OfASet = memo(function OfASet({ designer, ...rest }: OfASetProps) {
  if (rest.store.load(setKey(rest.open.key)) === undefined) return null;
  return (
    <LateMany missing="What the others of this set say could not be looked up." quiet>
      <SetNotice {...rest} designer={designer as SetDesigner} />
    </LateMany>
  );
});
