import { Checkbox } from '@daybreak/ui';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DraftForm, type DraftFormProps, type FormSection } from '../../editor/drafts/controls/DraftForm.tsx';
import { editDraft } from '../../editor/drafts/draft.ts';
import type { PictureSource } from '../../editor/images/usePictures.ts';
import { documents } from '../../editor/studio/canvas/arrange.ts';
import { name } from '../../editor/studio/canvas/Canvas.css.ts';
import { ZoomViewport } from '../../editor/studio/canvas/ZoomViewport.tsx';
import { Segments } from '../../editor/studio/Segments.tsx';
import { StudioFrame, type StudioFrameProps } from '../../editor/studio/StudioFrame.tsx';
import { designTitle, sectionsOf } from '../../editor/studio/sections.ts';
import { usePanes } from '../../editor/studio/usePanes.ts';
import { wordsAt } from '../../editor/studio/words.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { darkenNode } from './darkenNode.ts';
import { localPicture } from './localPicture.ts';
import { type HtmlNode, toElement } from './mailNode.ts';
import { SignatureNotes } from './SignatureNotes.tsx';
import * as styles from './SignatureStudio.css.ts';
import { SignatureThumbnail } from './SignatureThumbnail.tsx';
import { type SignatureDraft, signatureFields } from './signature.fields.ts';
import { signatureNode } from './signature.ts';
import { WholeSignature } from './WholeSignature.tsx';

interface SignatureStudioProps
  extends Pick<StudioFrameProps, 'id' | 'drafts' | 'tools' | 'onLeave'>,
    Pick<DraftFormProps, 'state' | 'edit' | 'reset' | 'remarks'> {
  user: UserDetails;
  draft: SignatureDraft;
  /** The fields with a template's locks. */
  fields: typeof signatureFields;
  /** Reasons that it can't be copied yet, one sentence for each placeholder. */
  left: readonly string[];
  /** The content of small pictures, updated after a pause in typing. */
  deferred: { user: UserDetails; draft: SignatureDraft };
  node: HtmlNode;
  /** The HTML for the clipboard. */
  html: string;
  pictures: PictureSource;
  detailsSection?: FormSection;
  /** The copy buttons. */
  copies: ReactNode;
}

/** The width that email apps leave for a signature, in CSS pixels: in a window, and on a phone. */
const clients = [
  { id: 'desktop', label: 'Desktop', width: 600 },
  { id: 'mobile', label: 'Mobile', width: 375 },
] as const;
const choices = [...clients, { id: 'both', label: 'Both' }];

/** The signature in the studio: its design and banner, the person's details, and its look at the end of a mail. */
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
  const on = clients.filter((each) => client === 'both' || each.id === client);
  const shown = useMemo(() => toElement(dark ? darkenNode(node) : node, localPicture), [dark, node]);
  const sections = useMemo(() => sectionsOf({ fields }, draft), [fields, draft]);
  const draw = useCallback(
    (field: string, value: string) => (
      <SignatureThumbnail
        node={signatureNode(
          deferred.user,
          editDraft(signatureFields, deferred.draft, field as keyof SignatureDraft, value),
        )}
      />
    ),
    [deferred],
  );

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
          <DraftForm
            {...form}
            fields={fields}
            draft={draft}
            tooLong={[]}
            pictures={pictures}
            draw={draw}
            sections={[
              { title: designTitle(fields), fields: sections.design },
              ...(detailsSection ? [detailsSection] : []),
              ...(draft.banner === 'none' ? [] : [{ title: 'Banner', fields: sections.words }]),
            ]}
          />
        </>
      }
      board={
        <ZoomViewport
          label="Signature"
          fitted="Full width"
          arrange={(room) =>
            documents(
              on.map(({ width }) => width),
              room,
              'column',
            )
          }
          tools={
            <>
              <Segments label="Shown" value={client} choices={choices} onChange={setClient} />
              <Checkbox label="Dark mode" checked={dark} onCheckedChange={setDark} />
            </>
          }
        >
          {(scale) =>
            on.map(({ id: each, label, width }) => (
              <section key={each} className={styles.sheet} aria-label={`Signature, ${label.toLowerCase()}`}>
                <div className={name} aria-hidden="true">
                  {`${label}, ${width} px`}
                </div>
                <EndOfMail
                  width={width}
                  scale={scale}
                  dark={dark}
                  onPress={(x, y) => lead({ words: wordsAt(document, x, y) })}
                >
                  {shown}
                </EndOfMail>
              </section>
            ))
          }
        </ZoomViewport>
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
                <SignatureNotes user={user} html={html} left={left} />
              </div>
            ),
          },
        ],
      }}
    />
  );
}

interface EndOfMailProps {
  width: number;
  scale: number;
  dark: boolean;
  /** Called with the clicked point in the window. */
  onPress: (x: number, y: number) => void;
  children: ReactNode;
}

/** The end of a mail with its signature, at a scale. Clicks on links lead to the form. */
function EndOfMail({ width, scale, dark, onPress, children }: EndOfMailProps) {
  const mail = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const node = mail.current;
    if (!node) return;
    const watch = new ResizeObserver(() => setHeight(node.offsetHeight));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={styles.paper} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard users reach every field through the form */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: same reason */}
      <div
        ref={mail}
        translate="no"
        className={`${styles.mail} ${dark ? styles.dark : styles.light}`}
        style={{ inlineSize: width, transform: `scale(${scale})` }}
        onClick={(event) => {
          event.preventDefault();
          onPress(event.clientX, event.clientY);
        }}
      >
        {['92%', '97%', '58%'].map((length) => (
          <span key={length} className={styles.line} style={{ inlineSize: length }} aria-hidden="true" />
        ))}
        <div className={styles.signature}>
          <WholeSignature>{children}</WholeSignature>
        </div>
      </div>
    </div>
  );
}
