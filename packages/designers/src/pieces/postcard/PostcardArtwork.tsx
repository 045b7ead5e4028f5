import { composed } from '../../compositions/composed.tsx';
import { compositions } from '../../compositions/compositions.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { PostcardBack } from './PostcardBack.tsx';
import type { PostcardDraft } from './postcard.fields.ts';
import { postcardContent } from './postcardContent.ts';

const { Artwork: Front, unavailable } = composed(compositions, postcardContent);

/** Why a composition cannot carry the words of the front. */
export { unavailable };

/** The side with the message, or the side with the address. */
export const PostcardArtwork = (props: ArtworkProps<PostcardDraft>) =>
  props.side.id === 'back' ? <PostcardBack {...props} /> : <Front {...props} />;
