import type { ArtworkProps } from '../../workbench/designer.ts';
import { PostcardBack } from './PostcardBack.tsx';
import { PostcardFront } from './PostcardFront.tsx';
import type { PostcardDraft } from './postcard.fields.ts';

/** The side with the message, or the side with the address. */
export const PostcardArtwork = (props: ArtworkProps<PostcardDraft>) =>
  props.side.id === 'back' ? <PostcardBack {...props} /> : <PostcardFront {...props} />;
