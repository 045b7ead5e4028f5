import { useEffect, useRef, useState } from 'react';
import type { UserDetails } from '../../../userDetails/userDetails.ts';
import { editDraft } from '../../../workbench/draft.ts';
import { pictureSize } from '../../../workbench/PieceChoice.css.ts';
import { inTurn, whenRested } from '../../../workbench/whenRested.ts';
import { type EmailDraft, emailFields } from '../email.fields.ts';
import { emailHtml } from '../html/emailHtml.ts';
import { letterWidth } from '../html/parts.ts';
import { localPictures } from './localPictures.ts';
import { MailFrame } from './MailFrame.tsx';
import * as styles from './preview.css.ts';

interface TemplatePictureProps {
  /** As it is when typing rests. */
  draft: EmailDraft;
  user: UserDetails;
  template: string;
  /** Which of the templates it is: they are drawn one after the other. */
  place: number;
}

/** The head of the person's own mail in one of the templates. */
export function TemplatePicture({ draft, user, template, place }: TemplatePictureProps) {
  const [html, setHtml] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    const when = isFirst.current ? whenRested : inTurn;
    return when(() => {
      isFirst.current = false;
      setHtml(emailHtml(editDraft(emailFields, draft, 'template', template), user, localPictures));
    }, place);
  }, [draft, user, template, place]);
  return html ? (
    <div className={styles.head}>
      <MailFrame html={html} width={letterWidth} scale={pictureSize / letterWidth} />
    </div>
  ) : null;
}
