import type { Exporter } from '@daybreak/print';
import { type Elements, lazyPart } from '@daybreak/ui';
import type { Notice, PieceData } from '../../../editor/designer.ts';
import { DownloadedPart } from '../../../editor/workbench/DownloadedPart.tsx';
import type { Design } from '../useWizard.ts';

export interface ShownIdeaProps {
  design: Design;
  data: PieceData;
  generating: boolean;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  onRegenerate: () => void;
  /** Opens the idea in its designer; absent if there's nowhere to open it. */
  onOpen?: () => void;
  /** Remarks about it, below its actions. */
  children: Elements;
}

const ArtboardIdea = lazyPart(() => import('./ArtboardIdea.tsx'), 'ArtboardIdea');
const EmailIdea = lazyPart(() => import('./EmailIdea.tsx'), 'EmailIdea');

/** The selected idea, drawn and exported by its designer. */
export const ShownIdea = (props: ShownIdeaProps) => (
  <DownloadedPart failureMessage="Couldn't load the design.">
    {props.design.idea.designer === 'email' ? <EmailIdea {...props} /> : <ArtboardIdea {...props} />}
  </DownloadedPart>
);
