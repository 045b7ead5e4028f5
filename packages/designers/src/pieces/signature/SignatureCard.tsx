import { Button, Heading, Progress, Text } from '@daybreak/ui';
import { Copy, Smartphone } from 'lucide-react';
import { placeholdersOf, type UserDetails } from '../../userDetails/userDetails.ts';
import type { Notice } from '../../workbench/designer.ts';
import { checkSignature } from './checkSignature.ts';
import { copySignature } from './copySignature.ts';
import { toElement } from './mailNode.ts';
import { picturesHere } from './picturesHere.ts';
import * as styles from './SignatureCard.css.ts';
import { gmailLimit, signatureHtml, signatureNode, signatureText } from './signature.ts';

interface SignatureCardProps {
  user: UserDetails;
  notify: (notice: Notice) => void;
}

const grounds = [
  { id: 'white', label: 'On white' },
  { id: 'dark', label: 'On dark' },
] as const;

/** The email signature as it will be pasted, and the ways to copy it. */
export function SignatureCard({ user, notify }: SignatureCardProps) {
  const node = signatureNode(user);
  const html = signatureHtml(user);
  const left = placeholdersOf(user);
  const copy = async (target: 'gmail' | 'iphone') => {
    try {
      checkSignature(user, html);
    } catch (error) {
      notify({ title: 'Copy failed', description: (error as Error).message, tone: 'danger' });
      return;
    }
    notify(await copySignature({ html, text: signatureText(user) }, target));
  };

  return (
    <div className={styles.card}>
      <div className={styles.grounds}>
        {grounds.map(({ id, label }) => (
          <section key={id} className={styles.sample} aria-label={`Signature, ${label.toLowerCase()}`}>
            <Heading level={3} size="sm">
              {label}
            </Heading>
            <div className={styles.ground[id]}>{toElement(node, picturesHere)}</div>
          </section>
        ))}
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
      </div>
    </div>
  );
}
