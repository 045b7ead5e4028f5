import type { ArtworkProps } from '../../editor/designer.ts';
import { composed } from '../../editor/layouts/composed.tsx';
import { layouts } from '../../editor/layouts/layouts.ts';
import { PostcardBack } from './PostcardBack.tsx';
import type { PostcardDraft } from './postcard.fields.ts';
import { postcardContent } from './postcardContent.ts';

const { Artwork: Front, unavailable } = composed(layouts, postcardContent);

/** Explains why a layout can't fit the words of the front. */
export { unavailable };

/** The message side or the address side. */
export const PostcardArtwork = (props: ArtworkProps<PostcardDraft>) =>
  props.side.id === 'back' ? <PostcardBack {...props} /> : <Front {...props} />;
