import { VisuallyHidden } from '@daybreak/ui';
import { Waiting } from '../../shared/pageStates/LoadingScreen.tsx';
import { about, coming, specification as line, picture, well } from './DesignerPlaceholder.css.ts';

interface DesignerPlaceholderProps {
  /** Of what the designer starts with; undefined for a user who has a draft. */
  specification: string | undefined;
  /** Address of a picture of what it starts with. */
  readyPicture: string | undefined;
}

/** Where a designer's preview will be, while it loads. */
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
    {/* Where the buttons will be: on a phone, the picture fills the well. */}
    {readyPicture ? <Waiting /> : null}
  </div>
);
