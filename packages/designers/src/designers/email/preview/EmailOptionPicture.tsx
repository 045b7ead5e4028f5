import { useEffect, useRef, useState } from 'react';
import { editDraft } from '../../../editor/drafts/draft.ts';
import { pictureSize } from '../../../editor/preview/PieceChoice.css.ts';
import { runAfterPause, runWhenIdle } from '../../../editor/rendering/runAfterPause.ts';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { type EmailDraft, emailFields } from '../email.fields.ts';
import { emailHtml } from '../html/emailHtml.ts';
import { letterWidth } from '../html/parts.ts';
import { EmailFrame } from './EmailFrame.tsx';
import { localPictures } from './localPictures.ts';
import * as styles from './preview.css.ts';

interface MailPictureProps {
  /** The draft once typing pauses. */
  draft: EmailDraft;
  user: UserDetails;
  /** A field and its value. */
  name: keyof EmailDraft;
  value: string;
  /** The option's position: pictures are drawn one after another. */
  place: number;
}

/** The head of the user's own email with an option applied, such as a template. */
export function EmailOptionPicture({ draft, user, name, value, place }: MailPictureProps) {
  const [html, setHtml] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    const schedule = isFirst.current ? runAfterPause : runWhenIdle;
    return schedule(() => {
      isFirst.current = false;
      setHtml(emailHtml(editDraft(emailFields, draft, name, value), user, localPictures));
    }, place);
  }, [draft, user, name, value, place]);
  return html ? (
    <div className={styles.head}>
      <EmailFrame html={html} width={letterWidth} scale={pictureSize / letterWidth} />
    </div>
  ) : null;
}
