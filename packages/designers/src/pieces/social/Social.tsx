import { VisuallyHidden } from '@daybreak/ui';
import type { DesignerProps } from '../../workbench/designer.ts';
import { specification } from '../../workbench/Workbench.css.ts';
import { Workbench } from '../../workbench/Workbench.tsx';
import { PostText } from './PostText.tsx';
import { postText } from './postText.ts';
import { captionLimit } from './social.fields.ts';
import { social } from './social.ts';

/** Posts, stories, reels and covers for four platforms: the picture, and the text that goes with it. */
export const Social = (props: DesignerProps) => (
  <Workbench
    designer={social}
    details={(draft) => (
      <>
        <p className={specification}>
          <VisuallyHidden>Specification: </VisuallyHidden>
          {social.specification(draft)}
        </p>
        <PostText text={postText(draft)} limit={captionLimit(draft)} notify={props.notify} />
      </>
    )}
    {...props}
  />
);
