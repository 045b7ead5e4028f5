import { useMemo, useState } from 'react';
import { DocumentCanvas } from '../../editor/studio/canvas/DocumentCanvas.tsx';
import { EditHint } from '../../editor/studio/editing/EditHint.tsx';
import { useEditHint } from '../../editor/studio/editing/useEditHint.ts';
import type { usePanes } from '../../editor/studio/usePanes.ts';
import { preheaderOf } from './content.ts';
import type { EmailDraft } from './email.fields.ts';
import { ClickableEmail } from './preview/ClickableEmail.tsx';
import * as styles from './preview/preview.css.ts';
import { screens } from './preview/screens.ts';

interface EmailBoardProps extends Pick<ReturnType<typeof usePanes>, 'isPhone' | 'lead' | 'leads'> {
  draft: EmailDraft;
  html: string;
}

/** Fields whose text isn't part of the letter. */
const undrawnFields: readonly string[] = ['subject', 'preheader', 'ctaUrl'] satisfies (keyof EmailDraft)[];

const isDrawn = (field: string) => !undrawnFields.includes(field);

/** The letter in the studio, on the screens people read it on. Its words lead to their fields. */
export function EmailBoard({ draft, html, isPhone, lead, leads }: EmailBoardProps) {
  const [screen, setScreen] = useState<string>(isPhone ? 'mobile' : 'both');
  const [dark, setDark] = useState(false);
  const { isHinted, done } = useEditHint();
  const canLead = useMemo(() => {
    const answers = new Map<string, boolean>();
    return (words: Parameters<typeof leads>[0]['words']) => {
      const key = `${words?.at} ${words?.words}`;
      const answer = answers.get(key) ?? leads({ words, isDrawn });
      answers.set(key, answer);
      return answer;
    };
  }, [leads]);

  return (
    <div className={styles.board}>
      <button type="button" className={styles.line} dir="auto" onClick={() => lead({ field: 'subject' })}>
        <span className={styles.subject}>{draft.subject.trim() || '(no subject)'}</span>
        <span className={styles.preheader}>{preheaderOf(draft)}</span>
      </button>
      <DocumentCanvas
        label="Email"
        note={<EditHint isShown={isHinted} />}
        views={screens}
        shown={screen}
        onShownChange={setScreen}
        dark={dark}
        onDarkChange={setDark}
        sheetClass={styles.sheet}
        nameOf={({ label }) => label}
      >
        {({ width }, scale) => (
          <ClickableEmail
            html={html}
            width={width}
            scale={scale}
            dark={dark}
            leads={canLead}
            onWords={(words) => {
              if (lead({ words, isDrawn })) done();
            }}
          />
        )}
      </DocumentCanvas>
    </div>
  );
}
