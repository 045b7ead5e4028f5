import { DraftBar } from '../drafts/controls/DraftBar.tsx';
import * as styles from '../editor.css.ts';
import { inDraft } from '../history/useUndoKeys.ts';
import { DownloadedPart } from './DownloadedPart.tsx';
import { Preview } from './Preview.tsx';
import type { WorkbenchStore } from './useWorkbench.ts';
import { WorkbenchForm, WorkbenchLayouts } from './WorkbenchForm.tsx';

/** The page of a designer: the form on one side, the live artboard and downloads on the other. */
export function WorkbenchPage(workbench: WorkbenchStore) {
  const { designer, draft, notify, draftList, open, beside, besideDraft, isPieceDrawn, Batch, view, show } =
    workbench;
  const { id, Details, pluralName } = designer;
  return (
    <div className={styles.workbench} {...inDraft(id)}>
      <DraftBar drafts={draftList} place={beside} open={open} besideDraft={besideDraft} />
      {isPieceDrawn ? <WorkbenchForm {...workbench} /> : <div />}
      <div className={styles.beside}>
        <div className={Details ? styles.besideDetails : styles.pinned}>
          <Preview {...workbench} />
          {isPieceDrawn ? <WorkbenchLayouts {...workbench} /> : null}
        </div>
        {Details && isPieceDrawn ? <Details draft={draft} notify={notify} /> : null}
      </div>
      {Batch && pluralName && view === 'rows' ? (
        <DownloadedPart failureMessage="Couldn't load bulk creation.">
          <Batch {...workbench} draftKey={open.key} noun={pluralName} onClose={() => show('page')} />
        </DownloadedPart>
      ) : null}
    </div>
  );
}
