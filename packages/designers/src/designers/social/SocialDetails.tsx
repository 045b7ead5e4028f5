import { VisuallyHidden } from '@daybreak/ui';
import type { DetailsProps } from '../../editor/designer.ts';
import { specification } from '../../editor/editor.css.ts';
import { PostText } from './PostText.tsx';
import { postText } from './postText.ts';
import { captionLimit, type SocialDraft } from './social.fields.ts';
import { formatLine } from './socialFormats.ts';

/** Details under a post's preview: the platform's requirements, and the post's text. */
export const SocialDetails = ({ draft, notify }: DetailsProps<SocialDraft>) => (
  <>
    <p className={specification}>
      <VisuallyHidden>Specification: </VisuallyHidden>
      <span>{formatLine(draft)}</span>
    </p>
    <PostText text={postText(draft)} limit={captionLimit(draft)} notify={notify} />
  </>
);
