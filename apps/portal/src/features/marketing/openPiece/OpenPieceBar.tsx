import type { OpenDraft } from '@daybreak/designers';
import { Boundary, Button, DropdownMenu, IconButton, lazyPart, type MenuEntry, toast } from '@daybreak/ui';
import {
  Copy,
  Ellipsis,
  FolderInput,
  History,
  LayoutTemplate,
  MessageSquare,
  PencilLine,
  Replace,
  Sparkles,
  Trash2,
  UserPlus,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { pieceAddress } from '../../../shared/pieces/pieceAddress.ts';
import { sentenceOf } from '../../../shared/requests/failure.ts';
import type { PieceDesk } from './desk.ts';
import { bin, menu, opening, template, bar as words } from './messages.ts';
import { OrganizeDialogs } from './naming/OrganizeDialogs.tsx';
import { Others } from './Others.tsx';
import { useOverwrittenFields } from './overwritten/useOverwrittenFields.ts';
import * as styles from './PieceBar.css.ts';
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

export type PieceTask =
  | 'share'
  | 'versions'
  | 'comments'
  | 'replaced'
  | 'rename'
  | 'move'
  | 'duplicate'
  | 'publish'
  | 'newer';

interface OpenPieceBarProps {
  desk: PieceDesk;
  open: OpenDraft;
  mayPublish: boolean;
  go: (address: string) => void;
}

const icon = (Icon: typeof Copy) => <Icon size={16} aria-hidden="true" />;

/** Actions on the open draft's piece, and notices about it. */
export function OpenPieceBar({ desk, open, mayPublish, go }: OpenPieceBarProps) {
  const { piece, library, control, key, people, me } = desk;
  const [task, setTask] = useState<PieceTask>();
  useSaveLook(desk);
  const look = usePieceRenderer(piece.designer);
  const replaced = useOverwrittenFields(desk, look, open);
  const { newer, offered, notNow } = useNewerTemplate(desk);
  const isOwner = piece.rights === 'owner';
  const mayEdit = piece.rights !== 'view';
  const close = () => setTask(undefined);
  const begin = (next: PieceTask) => () => setTask(next);
  const lookAtReplaced = () => {
    setTask('replaced');
    replaced.look();
  };

  const toBin = async () => {
    try {
      await library.bin([piece.id]);
    } catch (error) {
      toast({ title: sentenceOf(error), tone: 'danger' });
      return;
    }
    go('/marketing-materials');
    toast({
      title: bin.done(piece.name),
      description: bin.days,
      tone: 'info',
      action: {
        label: bin.undo,
        onSelect: () =>
          void library.bringBack([piece.id]).then(
            () => go(pieceAddress(piece)),
            (error: unknown) => toast({ title: sentenceOf(error), tone: 'danger' }),
          ),
      },
    });
  };

  const items: MenuEntry[] = [
    { kind: 'heading', label: piece.name },
    ...(isOwner ? [{ label: menu.share, icon: icon(UserPlus), onSelect: begin('share') }] : []),
    { label: menu.comments, icon: icon(MessageSquare), onSelect: begin('comments') },
    { label: menu.versions, icon: icon(History), onSelect: begin('versions') },
    { label: menu.replaced, icon: icon(Replace), onSelect: lookAtReplaced },
    ...(newer && mayEdit ? [{ label: menu.template, icon: icon(Sparkles), onSelect: begin('newer') }] : []),
    { kind: 'separator' },
    ...(isOwner
      ? [
          { label: menu.rename, icon: icon(PencilLine), onSelect: begin('rename') },
          { label: menu.move, icon: icon(FolderInput), onSelect: begin('move') },
        ]
      : []),
    { label: menu.duplicate, icon: icon(Copy), onSelect: begin('duplicate') },
    ...(mayPublish && mayEdit
      ? [{ label: menu.publish, icon: icon(LayoutTemplate), onSelect: begin('publish') }]
      : []),
    ...(isOwner
      ? ([
          { kind: 'separator' },
          { label: menu.bin, icon: icon(Trash2), onSelect: () => void toBin() },
        ] satisfies MenuEntry[])
      : []),
  ];

  return (
    <>
      {isOwner ? (
        <Button size="small" icon={icon(UserPlus)} onClick={begin('share')}>
          {words.share}
        </Button>
      ) : null}
      <DropdownMenu
        label={menu.heading}
        items={items}
        trigger={<IconButton size="small" label={words.menu} icon={icon(Ellipsis)} />}
      />
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          {/* The server doesn't know a piece before its first revision. */}
          {piece.revision > 0 ? (
            <CommentsButton key={String(task === 'comments')} piece={piece.id} onOpen={begin('comments')} />
          ) : null}
        </Suspense>
      </Boundary>
      <Others others={piece.others} me={me} people={people} />
      {mayEdit ? null : (
        <div className={styles.viewOnly}>
          <span role="status">{words.viewOnly}</span>
          <Button size="small" icon={icon(Copy)} onClick={begin('duplicate')}>
            {words.duplicate}
          </Button>
        </div>
      )}
      {replaced.news ? (
        <Button
          size="small"
          tone="quiet"
          className={styles.replaced}
          icon={icon(Replace)}
          onClick={lookAtReplaced}
        >
          <span className={styles.cut}>{replaced.news}</span>
        </Button>
      ) : null}
      {offered && mayEdit ? (
        <Button size="small" tone="quiet" icon={icon(Sparkles)} onClick={begin('newer')}>
          <span className={styles.cut}>{template.newer}</span>
        </Button>
      ) : null}
      <Suspense fallback={<span hidden>{opening.loading}</span>}>
        {task === 'share' ? <ShareDialog desk={desk} onClose={close} /> : null}
        {task === 'comments' ? <CommentsDialog desk={desk} onClose={close} /> : null}
        {task === 'versions' ? <VersionsDialog desk={desk} onClose={close} /> : null}
        {task === 'replaced' ? <OverwrittenDialog desk={desk} replaced={replaced} onClose={close} /> : null}
        {task === 'publish' ? <PublishDialog desk={desk} onClose={close} /> : null}
        {task === 'newer' && newer ? (
          <NewerTemplateDialog
            desk={desk}
            look={look ?? null}
            draft={open.draft()}
            newer={newer}
            onNotNow={notNow}
            onClose={close}
          />
        ) : null}
      </Suspense>
      <OrganizeDialogs
        task={task}
        desk={desk}
        onRenamed={(name) => {
          open.rename(name);
          return control.refresh(key);
        }}
        onDuplicated={go}
        onClose={close}
      />
    </>
  );
}
