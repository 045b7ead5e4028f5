import { lazyPart } from '@daybreak/ui';
import { useMemo, useState } from 'react';
import type { DesignerProps } from '../../editor/designer.ts';
import { HistoryButtons } from '../../editor/drafts/controls/HistoryButtons.tsx';
import { memoryDrafts } from '../../editor/drafts/draftStore.ts';
import { useDraft } from '../../editor/drafts/useDraft.ts';
import * as bench from '../../editor/editor.css.ts';
import { usePictures } from '../../editor/images/usePictures.ts';
import { browserExporter } from '../../editor/print.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { DownloadedPart } from '../../editor/workbench/DownloadedPart.tsx';
import { labels } from './messages.ts';
import { useWizard } from './useWizard.ts';
import * as styles from './Wizard.css.ts';
import { WizardForm } from './WizardForm.tsx';
import { wizardFields } from './wizard.fields.ts';

/** The code that shows designs loads with the first design. */
const Designs = lazyPart(() => import('./result/Designs.tsx'), 'Designs');

const noNotice = () => {};

/** Makes designers' drafts from a description, all in this browser. The same words give the same ideas. */
export function Wizard({
  user = defaultUserDetails,
  images,
  addImages,
  teamPictures,
  drafts,
  exporter = browserExporter,
  notify = noNotice,
  openDesigner,
}: DesignerProps) {
  const [ownDrafts] = useState(memoryDrafts);
  const store = drafts ?? ownDrafts;
  const { draft, edit, history: steps } = useDraft('wizard', wizardFields, store);
  const pictures = usePictures(images, addImages, teamPictures);
  const data = useMemo(
    () => ({ user, images: pictures.images, team: pictures.team }),
    [user, pictures.images, pictures.team],
  );
  const hasUploads = pictures.images.some(({ isLogo, ofPiece }) => !isLogo && !ofPiece);
  const wizard = useWizard(store, notify, hasUploads);
  const { generating, instead, shown, history, generate, prepare } = wizard;

  return (
    <div className={bench.workbench}>
      <WizardForm
        draft={draft}
        pictures={pictures}
        generating={generating}
        onEdit={(name, value) => {
          if (name === 'description') prepare();
          edit(name, value);
        }}
        history={<HistoryButtons {...steps} />}
        onGenerate={() => {
          Designs.preload();
          generate({ ...draft, variant: '0', added: '', madeOn: '', printed: '' });
        }}
      />
      <div className={styles.result} aria-busy={generating}>
        {instead.length > 0 ? (
          <div className={bench.well}>
            <div className={styles.placeholder} role="status">
              <strong>{labels.noIdeas}</strong>
              {instead.map((line) => (
                <span key={line} className={styles.hint}>
                  {line}
                </span>
              ))}
            </div>
          </div>
        ) : null}
        {shown || history.length > 0 ? (
          <DownloadedPart failureMessage="Couldn't load the designs.">
            <Designs
              {...{ wizard, shown, data, exporter, notify, openDesigner }}
              drafts={store}
              onRegenerate={(last) => generate({ ...last, variant: String(Number(last.variant) + 1) })}
            />
          </DownloadedPart>
        ) : instead.length > 0 ? null : (
          <div className={bench.well}>
            <div className={styles.placeholder}>
              <strong>{labels.emptyTitle}</strong>
              <span className={styles.hint}>{labels.empty}</span>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
