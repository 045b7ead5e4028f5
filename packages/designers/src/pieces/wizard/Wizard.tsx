import { useMemo, useState } from 'react';
import { browserExporter } from '../../export/browserExporter.ts';
import { usePictures } from '../../images/usePictures.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import type { DesignerProps } from '../../workbench/designer.ts';
import { memoryDrafts } from '../../workbench/draftStore.ts';
import { openInDraft } from '../../workbench/drafts.ts';
import { HistoryButtons } from '../../workbench/HistoryButtons.tsx';
import { useDraft } from '../../workbench/useDraft.ts';
import * as bench from '../../workbench/Workbench.css.ts';
import { labels, messages } from './messages.ts';
import { RecentGenerations } from './RecentGenerations.tsx';
import { useWizard } from './useWizard.ts';
import * as styles from './Wizard.css.ts';
import { WizardForm } from './WizardForm.tsx';
import { WizardResult } from './WizardResult.tsx';
import { wizardFields } from './wizard.fields.ts';

const noNotice = () => {};

/** Makes a design out of a description. Everything happens in this browser; the same words give the same design. */
export function Wizard({
  user = defaultUserDetails,
  images,
  addImages,
  drafts,
  exporter = browserExporter,
  notify = noNotice,
  openDesigner,
}: DesignerProps) {
  const [ownDrafts] = useState(memoryDrafts);
  const store = drafts ?? ownDrafts;
  const { draft, edit, history: steps } = useDraft('wizard', wizardFields, store);
  const { generating, shown, history, generate, show } = useWizard(store, notify);
  const pictures = usePictures(images, addImages);
  const brief = useMemo(() => ({ user, images: pictures.images }), [user, pictures.images]);

  return (
    <div className={bench.workbench}>
      <WizardForm
        draft={draft}
        pictures={pictures}
        generating={generating}
        onEdit={edit}
        history={<HistoryButtons {...steps} />}
        onGenerate={() => generate({ ...draft, variant: '0' })}
      />
      <div className={styles.result} aria-busy={generating}>
        {shown ? (
          <WizardResult
            draft={shown}
            brief={brief}
            generating={generating}
            exporter={exporter}
            notify={notify}
            onRegenerate={() => generate({ ...shown, variant: String(Number(shown.variant) + 1) })}
            onOpen={
              openDesigner &&
              ((designer, next) => {
                try {
                  openInDraft(store, designer, next);
                } catch (error) {
                  console.error('The design could not be handed to the designer.', error);
                  notify({ ...messages.notHandedOver, tone: 'danger' });
                  return;
                }
                openDesigner(designer);
              })
            }
          />
        ) : (
          <div className={bench.well}>
            <div className={styles.placeholder}>
              <strong>{labels.emptyTitle}</strong>
              <span className={styles.hint}>{labels.empty}</span>
            </div>
          </div>
        )}
        {history.length > 0 ? (
          <RecentGenerations history={history} shown={shown} brief={brief} onShow={show} />
        ) : null}
      </div>
    </div>
  );
}
