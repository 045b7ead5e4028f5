import type { PieceLook } from '@daybreak/designers/library';
import { Text } from '@daybreak/ui';
import { useCallback, useMemo } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { CommentPanel } from '../../../../shared/comments/CommentPanel.tsx';
import { sideBySide } from '../../../../shared/comments/Comments.css.ts';
import { PinnedSide } from '../../../../shared/comments/PinnedSide.tsx';
import { ofPiece } from '../../../../shared/comments/shownComment.ts';
import { useCommenting } from '../../../../shared/comments/useCommenting.ts';
import { readPlainly } from '../../../../shared/compare/readPlainly.ts';
import { useElementSize } from '../../../../shared/layout/useElementSize.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import type { OpenPieceContext, ShownDraft } from '../openPieceContext.ts';
import { usePiecePictures } from '../usePiecePictures.ts';
import * as styles from './CommentsDialog.css.ts';
import { comments as messages } from './messages.ts';

interface VersionCommentsProps {
  openPiece: OpenPieceContext;
  /** Null if the piece can't be drawn here. */
  look: PieceLook | null;
  version: number;
}

/** One version with its comments. */
export function VersionComments(props: VersionCommentsProps) {
  const { openPiece, version } = props;
  const { library, piece } = openPiece;
  const loaded = useLoaded(
    useCallback(() => library.openVersion(piece.id, version), [library, piece.id, version]),
  );
  const { state } = loaded;
  return state.status === 'ready' ? (
    <CommentedVersion {...props} shown={state.value} />
  ) : (
    <LoadState loaded={loaded} label={messages.drawing} />
  );
}

/** Maximum height of a side, in pixels, to fit a window without scrolling. */
const highest = 560;

function CommentedVersion({ openPiece, look, version, shown }: VersionCommentsProps & { shown: ShownDraft }) {
  const { comments } = useBackend();
  const { id } = openPiece.piece;
  const { size, measure } = useElementSize();
  const width = size?.width;
  const images = usePiecePictures(openPiece.library, shown.pictures, openPiece.images);
  const sides = look?.sides(shown.draft) ?? [];
  const control = useCommenting({
    source: useMemo(() => ofPiece(comments, id), [comments, id]),
    version,
    places: {
      sides,
      fields: (look?.read ?? readPlainly)(shown.draft).filter(({ kind }) => kind !== 'choice'),
    },
    draftKey: `daybreak-comment:${openPiece.me}:${id}:${version}`,
  });
  const drawnSides = sides.length > 0 ? sides : [{ id: '', label: '' }];
  return (
    <div className={sideBySide}>
      <div ref={measure} className={styles.sides}>
        {look && width
          ? drawnSides.map(({ id: side, label }) => (
              <PinnedSide
                key={side}
                control={control}
                side={side}
                label={messages.picture(version, drawnSides.length > 1 ? label : '')}
              >
                <look.Drawn
                  draft={shown.draft}
                  {...(side ? { side } : {})}
                  user={openPiece.user}
                  images={images}
                  within={{ width, height: side ? highest : Number.POSITIVE_INFINITY }}
                />
              </PinnedSide>
            ))
          : null}
        {look ? null : <Text size="sm">{messages.notDrawn}</Text>}
      </div>
      <CommentPanel control={control} />
    </div>
  );
}
