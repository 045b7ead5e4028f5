import { VisuallyHidden } from '@daybreak/ui';
import { Waiting } from '../../shared/pageStates/LoadingScreen.tsx';
import { about, coming, specification as line, picture, well } from './ComingPiece.css.ts';

interface ComingPieceProps {
  /** What the designer starts with; undefined for a user who has a draft. */
  first: { specification: string; readyPicture: string | undefined } | undefined;
}

/** Where a designer's preview will be, while it loads. */
export const ComingPiece = ({ first }: ComingPieceProps) => (
  <div className={coming}>
    <div className={well}>
      {first?.readyPicture ? <img src={first.readyPicture} alt="" className={picture} /> : <Waiting />}
    </div>
    {first ? (
      <div className={about}>
        <p className={line}>
          <VisuallyHidden>Specification: </VisuallyHidden>
          <span>{first.specification}</span>
        </p>
      </div>
    ) : null}
    {/* Where the buttons will be: on a phone, the picture fills the well. */}
    {first?.readyPicture ? <Waiting /> : null}
  </div>
);
