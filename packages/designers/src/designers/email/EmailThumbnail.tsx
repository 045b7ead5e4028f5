import type { PreviewProps } from '../../editor/preview/previewOf.tsx';
import { email } from './email.ts';
import { emailLook } from './emailLook.tsx';

/** The head of an email, as shown in overviews. */
export const EmailThumbnail = (props: PreviewProps) => (
  <emailLook.Drawn draft={email.examples.promotional} {...props} />
);
