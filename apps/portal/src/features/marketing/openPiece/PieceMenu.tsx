import { DropdownMenu, IconButton, type MenuEntry, toast } from '@daybreak/ui';
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
import { pieceAddress } from '../../../shared/navigation/marketingAddresses.ts';
import { pages } from '../../../shared/navigation/pages.ts';
import { failureMessage } from '../../../shared/requests/failure.ts';
import { menu, bar as messages, trash } from './messages.ts';
import type { OpenPieceContext } from './openPieceContext.ts';

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

interface PieceMenuProps {
  openPiece: OpenPieceContext;
  mayPublish: boolean;
  hasNewerTemplate: boolean;
  onTask: (task: PieceTask) => void;
  onOverwritten: () => void;
  openAddress: (address: string) => void;
}

const icon = (Icon: typeof Copy) => <Icon size={16} />;

/** The menu with all actions on the open draft's piece. */
export function PieceMenu({
  openPiece: { piece, library },
  mayPublish,
  hasNewerTemplate,
  onTask,
  onOverwritten,
  openAddress,
}: PieceMenuProps) {
  const isOwner = piece.rights === 'owner';
  const mayEdit = piece.rights !== 'view';
  const task = (next: PieceTask) => () => onTask(next);

  const moveToTrash = async () => {
    try {
      await library.moveToTrash([piece.id]);
    } catch (error) {
      toast({ title: failureMessage(error), tone: 'danger' });
      return;
    }
    openAddress(pages.marketingCenter.path);
    toast({
      title: trash.done(piece.name),
      description: trash.days,
      tone: 'info',
      action: {
        label: trash.undo,
        onSelect: () =>
          void library.restore([piece.id]).then(
            () => openAddress(pieceAddress(piece)),
            (error: unknown) => toast({ title: failureMessage(error), tone: 'danger' }),
          ),
      },
    });
  };

  const items: MenuEntry[] = [
    { kind: 'heading', label: piece.name },
    ...(isOwner ? [{ label: menu.share, icon: icon(UserPlus), onSelect: task('share') }] : []),
    { label: menu.comments, icon: icon(MessageSquare), onSelect: task('comments') },
    { label: menu.versions, icon: icon(History), onSelect: task('versions') },
    { label: menu.replaced, icon: icon(Replace), onSelect: onOverwritten },
    ...(hasNewerTemplate && mayEdit
      ? [{ label: menu.template, icon: icon(Sparkles), onSelect: task('newer') }]
      : []),
    { kind: 'separator' },
    ...(isOwner
      ? [
          { label: menu.rename, icon: icon(PencilLine), onSelect: task('rename') },
          { label: menu.move, icon: icon(FolderInput), onSelect: task('move') },
        ]
      : []),
    { label: menu.duplicate, icon: icon(Copy), onSelect: task('duplicate') },
    ...(mayPublish && mayEdit
      ? [{ label: menu.publish, icon: icon(LayoutTemplate), onSelect: task('publish') }]
      : []),
    ...(isOwner
      ? ([
          { kind: 'separator' },
          { label: menu.moveToTrash, icon: icon(Trash2), onSelect: () => void moveToTrash() },
        ] satisfies MenuEntry[])
      : []),
  ];
  return (
    <DropdownMenu
      label={menu.heading}
      items={items}
      trigger={<IconButton size="small" label={messages.menu} icon={icon(Ellipsis)} />}
    />
  );
}
