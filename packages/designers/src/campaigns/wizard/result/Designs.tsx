import type { Exporter } from '@daybreak/print';
import type { DesignerProps, Notice, PieceData } from '../../../editor/designer.ts';
import type { DraftStore } from '../../../editor/drafts/draftStore.ts';
import { openIdea } from '../openIdea.ts';
import type { Design, useWizard } from '../useWizard.ts';
import type { WizardDraft } from '../wizard.fields.ts';
import { IdeaText } from './IdeaText.tsx';
import { RecentGenerations } from './RecentGenerations.tsx';
import { ShownIdea } from './ShownIdea.tsx';
import { ThreeIdeas } from './ThreeIdeas.tsx';

interface DesignsProps {
  wizard: ReturnType<typeof useWizard>;
  shown: Design | undefined;
  data: PieceData;
  drafts: DraftStore;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  openDesigner: DesignerProps['openDesigner'];
  onRegenerate: (draft: WizardDraft) => void;
}

/** The current design, its ideas, remarks about them, and earlier designs. */
export function Designs({
  wizard: { generating, history, show, choose, add },
  shown,
  data,
  drafts,
  exporter,
  notify,
  openDesigner,
  onRegenerate,
}: DesignsProps) {
  return (
    <>
      {shown ? (
        <>
          <ThreeIdeas design={shown} data={data} onChoose={choose} />
          <ShownIdea
            design={shown}
            data={data}
            exporter={exporter}
            notify={notify}
            generating={generating}
            onRegenerate={() => onRegenerate(shown.draft)}
            onOpen={openDesigner && (() => openIdea(shown.idea, { drafts, notify, openDesigner }))}
          >
            <IdeaText {...shown} onAdd={add} />
          </ShownIdea>
        </>
      ) : null}
      {history.length > 0 ? (
        <RecentGenerations history={history} shown={shown} data={data} onShow={show} />
      ) : null}
    </>
  );
}
