import { type PictureFile, pictures } from '@daybreak/media';
import { type Language, languageOf } from '../../editor/artwork/text/languages.ts';
import { type HeadedPoint, pointOf } from '../../editor/artwork/text/point.ts';
import { isVisible } from '../../editor/fields/fields.ts';
import { pictureOf } from '../../editor/fields/pictureOf.ts';
import { webAddress } from '../../editor/fields/webAddress.ts';
import { brandPictures, fitsMail } from '../../editor/images/brandPictures.ts';
import type { PictureSource } from '../../editor/images/usePictures.ts';
import { contactOf, type UserDetails } from '../../editor/userDetails/userDetails.ts';
import { blocksOf } from './content.ts';
import { type EmailDraft, emailFields } from './email.fields.ts';
import { emailWords } from './words/emailWords.ts';

/**
 * The content of an email by section. A section that's switched off or has no words is empty, in both HTML and plain
 * text.
 */
export interface Letter {
  /** Text next to the logo. */
  masthead: string;
  /** The line for the audience, above the letter. */
  opening: string;
  headline: string;
  /** The content, in blocks of lines. */
  blocks: readonly (readonly string[])[];
  /** A button, if it has both words and an address that an email may contain. */
  action?: { words: string; address: string };
  /** Figures with their labels. */
  figures: readonly HeadedPoint[];
  steps?: { heading: string; lines: readonly string[] };
  picture?: PictureFile;
  closing: string;
  /** Contact for replies: the sender, or the company. */
  sender?: { name: string; phone: string; email: string };
  language: Language;
  /** Reason that the reader gets it. */
  reason: string;
}

/** The pictures that an email can show: email apps only load pictures from public addresses. */
export const mailPictures: PictureSource = {
  images: [],
  choices: brandPictures.filter(fitsMail),
};

export function letterOf(draft: EmailDraft, user: UserDetails): Letter {
  const language = languageOf(draft);
  const visibleText = (name: keyof EmailDraft) =>
    isVisible(emailFields[name], draft) ? draft[name].trim() : '';
  const lines = (name: keyof EmailDraft) => blocksOf(visibleText(name)).flat();
  const [heading = '', ...steps] = lines('steps');
  const address = webAddress(draft.ctaUrl);
  return {
    masthead: visibleText('masthead'),
    opening: visibleText('opening'),
    headline: visibleText('headline'),
    blocks: blocksOf(draft.content),
    ...(visibleText('cta') && address && { action: { words: visibleText('cta'), address } }),
    figures: lines('figures').map(pointOf),
    ...(heading && { steps: { heading, lines: steps } }),
    ...(draft.hasPicture === 'shown' && { picture: pictureIn(draft) }),
    closing: visibleText('closing'),
    ...(draft.hasSender === 'shown' && { sender: senderOf(user) }),
    language,
    reason: emailWords[language].reason[draft.audience],
  };
}

const senderOf = (user: UserDetails) => ({
  name: user.name.trim() && [user.name.trim(), user.title.trim()].filter(Boolean).join(', '),
  ...contactOf(user),
});

function pictureIn(draft: EmailDraft): PictureFile | undefined {
  const { source } = pictureOf(emailFields, draft, 'picture', mailPictures);
  return pictures.find(({ file }) => source && 'library' in source && file === source.library)?.file;
}
