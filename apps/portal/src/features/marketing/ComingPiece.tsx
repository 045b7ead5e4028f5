import { VisuallyHidden } from '@daybreak/ui';
import { Waiting } from '../../shared/pageStates/LoadingScreen.tsx';
import { about, coming, specification as line, well } from './ComingPiece.css.ts';

/** Where a designer's preview will be, while it loads. */
export const ComingPiece = ({ specification }: { specification: string | undefined }) => (
  <div className={coming}>
    <div className={well}>
      <Waiting />
    </div>
    {specification ? (
      <div className={about}>
        <p className={line}>
          <VisuallyHidden>Specification: </VisuallyHidden>
          <span>{specification}</span>
        </p>
      </div>
    ) : null}
  </div>
);
