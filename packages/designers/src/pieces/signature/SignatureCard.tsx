import { Button, Heading, Progress, Text } from '@daybreak/ui';
import { Copy, Smartphone } from 'lucide-react';
import { useDeferredValue } from 'react';
import { usePictures } from '../../images/usePictures.ts';
import { placeholdersOf, type UserDetails } from '../../userDetails/userDetails.ts';
import type { Notice } from '../../workbench/designer.ts';
import { editDraft } from '../../workbench/draft.ts';
import type { DraftStore } from '../../workbench/draftStore.ts';
import { FieldsForm } from '../../workbench/FieldsForm.tsx';
import { HistoryButtons } from '../../workbench/HistoryButtons.tsx';
import { PieceChoice } from '../../workbench/PieceChoice.tsx';
import { useDraft } from '../../workbench/useDraft.ts';
import { inDraft } from '../../workbench/useUndoKeys.ts';
import { bannerRemarks } from './banner.ts';
import { checkSignature } from './checkSignature.ts';
import { copySignature } from './copySignature.ts';
import { darkened } from './darkened.ts';
import { toElement } from './mailNode.ts';
import { picturesHere } from './picturesHere.ts';
import * as styles from './SignatureCard.css.ts';
import { SignatureThumbnail } from './SignatureThumbnail.tsx';
import { signatureFields } from './signature.fields.ts';
import { gmailLimit, signatureHtml, signatureNode, signatureText } from './signature.ts';

interface SignatureCardProps {
  user: UserDetails;
  drafts: DraftStore;
  notify: (notice: Notice) => void;
}

const signatureId = 'signature';
const { composition, ...bannerFields } = signatureFields;

/** The email signature as it will be pasted, its designs and its banner, and the ways to copy it. */
export function SignatureCard({ user, drafts, notify }: SignatureCardProps) {
  const { draft, edit, history } = useDraft(signatureId, signatureFields, drafts);
  // Small pictures follow when the typing rests.
  const drawn = useDeferredValue({ user, draft });
  const pictures = usePictures();
  const node = signatureNode(user, draft);
  const html = signatureHtml(user, draft);
  const left = placeholdersOf(user);
  const copy = async (target: 'gmail' | 'iphone') => {
    try {
      checkSignature(user, html, draft);
    } catch (error) {
      notify({ title: 'Copy failed', description: (error as Error).message, tone: 'danger' });
      return;
    }
    notify(await copySignature({ html, text: signatureText(user, draft) }, target));
  };
  const samples = [
    { id: 'white', label: 'On white', node, note: 'As it is copied.' },
    {
      id: 'dark',
      label: 'On dark',
      node: darkened(node),
      note: 'As Outlook and telephones darken it. Other programs keep the white ground.',
    },
  ] as const;

  return (
    <div className={styles.card} {...inDraft(signatureId)}>
      <PieceChoice
        label={composition.label}
        hint={undefined}
        value={draft.composition}
        options={composition.options}
        isWide
        draw={(value) => (
          <SignatureThumbnail
            node={signatureNode(drawn.user, editDraft(signatureFields, drawn.draft, 'composition', value))}
          />
        )}
        onValueChange={(value) => edit('composition', value)}
      />
      <div className={styles.bench}>
        <FieldsForm
          fields={bannerFields}
          draft={draft}
          tooLong={[]}
          remarks={bannerRemarks(draft)}
          pictures={pictures}
          onEdit={edit}
        />
        <div className={styles.samples}>
          {samples.map(({ id, label, node: shown, note }) => (
            <section key={id} className={styles.sample} aria-label={`Signature, ${label.toLowerCase()}`}>
              <Heading level={3} size="sm">
                {label}
              </Heading>
              <div className={styles.ground[id]}>{toElement(shown, picturesHere)}</div>
              <Text size="sm" tone="muted">
                {note}
              </Text>
            </section>
          ))}
        </div>
      </div>
      <Progress
        label={`${html.length.toLocaleString('en-US')} of the ${gmailLimit.toLocaleString('en-US')} characters that Gmail takes`}
        value={Math.min(100, (html.length / gmailLimit) * 100)}
      />
      {html.length > gmailLimit ? (
        <Text size="sm" role="alert">
          Gmail refuses a signature this long. Shorten the name or title.
        </Text>
      ) : null}
      {left.length > 0 ? (
        <Text size="sm" role="status">
          {`${left.map((words) => `“${words}”`).join(' and ')} ${left.length === 1 ? 'stands' : 'stand'} in the signature. Fill in your details.`}
        </Text>
      ) : null}
      <div className={styles.actions}>
        <Button
          tone="primary"
          icon={<Copy size={16} aria-hidden="true" />}
          onClick={() => void copy('gmail')}
        >
          Copy for Gmail
        </Button>
        <Button icon={<Smartphone size={16} aria-hidden="true" />} onClick={() => void copy('iphone')}>
          Copy for iPhone
        </Button>
        <HistoryButtons {...history} />
      </div>
    </div>
  );
}
