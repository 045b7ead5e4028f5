import type { DraftStore, UploadedImage } from '@daybreak/designers';
import type { LibraryControl } from '@daybreak/designers/library';
import { useEffect } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { isAdministrator } from '../../../backend/interfaces/Staff.ts';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { PieceBar, type PieceBarProps } from './PieceBar.tsx';
import { useLibraryControl } from './useLibraryControl.ts';

/** The library's replacements for a designer's initial values. */
export interface LibraryData {
  /** Sends changes to the library. */
  readonly drafts: DraftStore;
  /** Pictures that came with pieces. */
  readonly images: readonly UploadedImage[];
  readonly addPictures: LibraryControl['addPictures'];
}

interface LibraryBarProps
  extends Pick<
    PieceBarProps,
    | 'open'
    | 'user'
    | 'images'
    | 'onRules'
    | 'onShown'
    | 'onPiece'
    | 'onContact'
    | 'onOpenDraft'
    | 'openAddress'
  > {
  onLibrary: (from: LibraryData) => void;
}

/** Everything next to the signed-in user's open draft. */
export function LibraryBar({ onLibrary, ...props }: LibraryBarProps) {
  const { library } = useBackend();
  const { session, staff } = usePerson().person;
  const control = useLibraryControl();
  useEffect(() => {
    if (!control) return;
    const { drafts, addPictures } = control;
    const tell = () => onLibrary({ drafts, images: control.images(), addPictures });
    tell();
    return control.subscribeImages(tell);
  }, [control, onLibrary]);
  return control ? (
    <PieceBar
      {...props}
      key={props.open.key}
      control={control}
      library={library}
      me={session.userId}
      mayPublish={isAdministrator(staff?.role)}
    />
  ) : null;
}
