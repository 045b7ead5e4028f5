import { type Elements, lazyPart } from '@daybreak/ui';
import type { Exporter } from '../../export/types.ts';
import { DownloadedPart } from '../../workbench/DownloadedPart.tsx';
import type { Brief, Notice } from '../../workbench/designer.ts';
import type { Design } from './useWizard.ts';

export interface IdeaOnShowProps {
  design: Design;
  brief: Brief;
  generating: boolean;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  onRegenerate: () => void;
  /** Opens the idea in its designer; absent where there is nowhere to open it. */
  onOpen?: () => void;
  /** What is said of it, below what can be done with it. */
  children: Elements;
}

const BoardIdea = lazyPart(() => import('./BoardIdea.tsx'), 'BoardIdea');
const MailIdea = lazyPart(() => import('./MailIdea.tsx'), 'MailIdea');

/** The idea that is worked with, as its designer draws it and makes files of it. */
export const IdeaOnShow = (props: IdeaOnShowProps) => (
  <DownloadedPart missing="The design could not be downloaded.">
    {props.design.idea.designer === 'email' ? <MailIdea {...props} /> : <BoardIdea {...props} />}
  </DownloadedPart>
);
