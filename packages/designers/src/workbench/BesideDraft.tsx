import { memo } from 'react';
import type { DesignerProps, OpenDraft } from './designer.ts';

interface BesideDraftProps {
  open: OpenDraft;
  besideDraft: DesignerProps['besideDraft'];
}

/** What the host draws beside a draft that has no menu. Remembered, so that no letter draws it again. */
export const BesideDraft = memo(({ open, besideDraft }: BesideDraftProps) => besideDraft?.(open));
