import { VisuallyHidden } from '@daybreak/ui';
import { Waiting } from '../../shared/pageStates/LoadingScreen.tsx';
import { about, coming, specification as line, picture, well } from './DesignerPlaceholder.css.ts';

interface DesignerPlaceholderProps {
  /** The initial draft's size and format; undefined for a user who has a draft. */
  specification: string | undefined;
  /** Address of a picture of the initial draft. */
  readyPicture: string | undefined;
}

/** The placeholder for a designer's preview while it loads. */
export const DesignerPlaceholder = ({ specification, readyPicture }: DesignerPlaceholderProps) => (
  <div className={coming}>
    <div className={well}>
      {readyPicture ? <img src={readyPicture} alt="" className={picture} /> : <Waiting />}
    </div>
    {specification ? (
      <div className={about}>
        <p className={line}>
          <VisuallyHidden>Specification: </VisuallyHidden>
          <span>{specification}</span>
        </p>
      </div>
    ) : null}
    {/* In the buttons' place, because on a phone the picture fills the well. */}
    {readyPicture ? <Waiting /> : null}
  </div>
);
