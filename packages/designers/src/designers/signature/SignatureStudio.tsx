import { type ReactNode, useMemo, useState } from 'react';
import { DocumentCanvas } from '../../editor/studio/canvas/DocumentCanvas.tsx';
import { StudioFrame, type StudioFrameProps } from '../../editor/studio/StudioFrame.tsx';
import { usePanes } from '../../editor/studio/usePanes.ts';
import { wordsAt } from '../../editor/studio/words.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { darkenNode } from './darkenNode.ts';
import { localPicture } from './localPicture.ts';
import { type HtmlNode, toElement } from './mailNode.ts';
import { SignatureNotes } from './SignatureNotes.tsx';
import * as styles from './SignatureStudio.css.ts';
import { EndOfMail } from './studio/EndOfMail.tsx';
import { SignatureForm, type SignatureFormProps } from './studio/SignatureForm.tsx';

interface SignatureStudioProps
  extends Pick<StudioFrameProps, 'id' | 'drafts' | 'tools' | 'onLeave'>,
    SignatureFormProps {
  user: UserDetails;
  /** Reasons that it can't be copied yet, one sentence for each placeholder. */
  left: readonly string[];
  node: HtmlNode;
  /** The HTML for the clipboard. */
  html: string;
  /** The copy buttons. */
  copies: ReactNode;
}

/** The width that email apps leave for a signature, in CSS pixels: in a window, and on a phone. */
const clients = [
  { id: 'desktop', label: 'Desktop', width: 600 },
  { id: 'mobile', label: 'Mobile', width: 375 },
] as const;

/** The signature in the studio: its design and banner, the person's details, and its look at the end of an email. */
export function SignatureStudio({
  id,
  user,
  draft,
  fields,
  left,
  deferred,
  node,
  html,
  pictures,
  detailsSection,
  copies,
  drafts,
  tools,
  onLeave,
  ...form
}: SignatureStudioProps) {
  const panes = usePanes();
  const { isPhone, lead } = panes;
  const [client, setClient] = useState<string>(isPhone ? 'mobile' : 'both');
  const [dark, setDark] = useState(false);
  const element = useMemo(() => toElement(dark ? darkenNode(node) : node, localPicture), [dark, node]);
  return (
    <StudioFrame
      id={id}
      title="Email signature"
      panes={panes}
      drafts={drafts}
      tools={tools}
      onLeave={onLeave}
      download={isPhone ? null : <div className={styles.copies}>{copies}</div>}
      form={
        <>
          {isPhone ? <div className={styles.copies}>{copies}</div> : null}
          <SignatureForm {...{ ...form, fields, draft, deferred, pictures, detailsSection }} />
        </>
      }
      board={
        <DocumentCanvas
          label="Signature"
          views={clients}
          shown={client}
          onShownChange={setClient}
          direction="column"
          dark={dark}
          onDarkChange={setDark}
          sheetClass={styles.sheet}
          nameOf={({ label }) => `Signature, ${label.toLowerCase()}`}
        >
          {({ width }, scale) => (
            <EndOfMail
              width={width}
              scale={scale}
              dark={dark}
              onPress={(x, y) => lead({ words: wordsAt(document, x, y) })}
            >
              {element}
            </EndOfMail>
          )}
        </DocumentCanvas>
      }
      rail={{
        panel: 'checks',
        onPanel: () => {},
        panels: [
          {
            id: 'checks',
            label: 'Checks',
            content: (
              <div className={styles.notes}>
                <SignatureNotes user={user} html={html} placeholderErrors={left} />
              </div>
            ),
          },
        ],
      }}
    />
  );
}
