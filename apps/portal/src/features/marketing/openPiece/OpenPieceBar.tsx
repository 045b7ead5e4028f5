import type { OpenDraft } from '@daybreak/designers';
import { Boundary, Button, lazyPart } from '@daybreak/ui';
import { Copy, Replace, Sparkles, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { bar as messages, pieceOpening, template } from './messages.ts';
import { OrganizeDialogs } from './naming/OrganizeDialogs.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import type { OpenPieceContext } from './openPieceContext.ts';
import { useOverwrittenFields } from './overwritten/useOverwrittenFields.ts';
import * as styles from './PieceBar.css.ts';
import { PieceMenu, type PieceTask } from './PieceMenu.tsx';
import { useNewerTemplate } from './templates/useNewerTemplate.ts';
import { usePieceRenderer } from './usePieceRenderer.ts';
import { useSaveLook } from './useSaveLook.ts';

/** Downloaded on demand. */
const ShareDialog = lazyPart(() => import('./sharing/ShareDialog.tsx'), 'ShareDialog');
const VersionsDialog = lazyPart(() => import('./versions/VersionsDialog.tsx'), 'VersionsDialog');
const CommentsDialog = lazyPart(() => import('./comments/CommentsDialog.tsx'), 'CommentsDialog');
const CommentsButton = lazyPart(() => import('./comments/CommentsButton.tsx'), 'CommentsButton');
const OverwrittenDialog = lazyPart(() => import('./overwritten/OverwrittenDialog.tsx'), 'OverwrittenDialog');
const PublishDialog = lazyPart(() => import('./templates/PublishDialog.tsx'), 'PublishDialog');
const NewerTemplateDialog = lazyPart(
  () => import('./templates/NewerTemplateDialog.tsx'),
  'NewerTemplateDialog',
);

interface OpenPieceBarProps {
  openPiece: OpenPieceContext;
  open: OpenDraft;
  mayPublish: boolean;
  openAddress: (address: string) => void;
}

const icon = (Icon: typeof Copy) => <Icon size={16} />;

/** Actions on the open draft's piece, and notices about it. */
export function OpenPieceBar({ openPiece, open, mayPublish, openAddress }: OpenPieceBarProps) {
  const { piece, control, key, people, me } = openPiece;
  const [task, setTask] = useState<PieceTask>();
  useSaveLook(openPiece);
  const renderer = usePieceRenderer(piece.designer);
  const overwrites = useOverwrittenFields(openPiece, renderer, open);
  const { newerTemplate, isOffered, notNow } = useNewerTemplate(openPiece);
  const isOwner = piece.rights === 'owner';
  const mayEdit = piece.rights !== 'view';
  const close = () => setTask(undefined);
  const startTask = (next: PieceTask) => () => setTask(next);
  const showOverwritten = () => {
    setTask('replaced');
    overwrites.look();
  };

  return (
    <>
      {isOwner ? (
        <Button size="small" icon={icon(UserPlus)} onClick={startTask('share')}>
          {messages.share}
        </Button>
      ) : null}
      <PieceMenu
        openPiece={openPiece}
        mayPublish={mayPublish}
        hasNewerTemplate={newerTemplate !== undefined}
        onTask={setTask}
        onOverwritten={showOverwritten}
        openAddress={openAddress}
      />
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          {/* The server doesn't know a piece before its first revision. */}
          {piece.revision > 0 ? (
            <CommentsButton
              key={String(task === 'comments')}
              piece={piece.id}
              onOpen={startTask('comments')}
            />
          ) : null}
        </Suspense>
      </Boundary>
      <OpenElsewhere others={piece.others} me={me} people={people} />
      {mayEdit ? null : (
        <div className={styles.viewOnly}>
          <span role="status">{messages.viewOnly}</span>
          <Button size="small" icon={icon(Copy)} onClick={startTask('duplicate')}>
            {messages.duplicate}
          </Button>
        </div>
      )}
      {overwrites.news ? (
        <Button
          size="small"
          tone="quiet"
          className={styles.overwritten}
          icon={icon(Replace)}
          onClick={showOverwritten}
        >
          <span className={styles.cut}>{overwrites.news}</span>
        </Button>
      ) : null}
      {isOffered && mayEdit ? (
        <Button size="small" tone="quiet" icon={icon(Sparkles)} onClick={startTask('newer')}>
          <span className={styles.cut}>{template.newer}</span>
        </Button>
      ) : null}
      <Suspense fallback={<span hidden>{pieceOpening.loading}</span>}>
        {task === 'share' ? <ShareDialog openPiece={openPiece} onClose={close} /> : null}
        {task === 'comments' ? <CommentsDialog openPiece={openPiece} onClose={close} /> : null}
        {task === 'versions' ? <VersionsDialog openPiece={openPiece} onClose={close} /> : null}
        {task === 'replaced' ? (
          <OverwrittenDialog openPiece={openPiece} overwrites={overwrites} onClose={close} />
        ) : null}
        {task === 'publish' ? <PublishDialog openPiece={openPiece} onClose={close} /> : null}
        {task === 'newer' && newerTemplate ? (
          <NewerTemplateDialog
            openPiece={openPiece}
            look={renderer ?? null}
            draft={open.draft()}
            newerTemplate={newerTemplate}
            onNotNow={notNow}
            onClose={close}
          />
        ) : null}
      </Suspense>
      <OrganizeDialogs
        task={task}
        openPiece={openPiece}
        onRenamed={(name) => {
          open.rename(name);
          return control.refresh(key);
        }}
        onDuplicated={openAddress}
        onClose={close}
      />
    </>
  );
}
