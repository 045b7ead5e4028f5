import { Heading, Text } from '@daybreak/ui';
import { darkenNode } from './darkenNode.ts';
import { localPicture } from './localPicture.ts';
import { type HtmlNode, toElement } from './mailNode.ts';
import * as styles from './SignatureSection.css.ts';
import { WholeSignature } from './WholeSignature.tsx';

/** The signature as it's pasted, and as apps with a dark mode show it. */
export function SignatureSamples({ node }: { node: HtmlNode }) {
  const samples = [
    { id: 'white', label: 'On white', element: node, note: 'This is what you copy.' },
    {
      id: 'dark',
      label: 'In dark mode',
      element: darkenNode(node),
      note: 'How your signature looks in Outlook and on phones in dark mode. Other apps keep the white background.',
    },
  ] as const;
  return (
    <div className={styles.samples}>
      {samples.map(({ id, label, element, note }) => (
        <section key={id} className={styles.sample} aria-label={`Signature, ${label.toLowerCase()}`}>
          <Heading level={3} size="sm">
            {label}
          </Heading>
          <div className={styles.ground[id]}>
            <WholeSignature>{toElement(element, localPicture)}</WholeSignature>
          </div>
          <Text size="sm" tone="muted">
            {note}
          </Text>
        </section>
      ))}
    </div>
  );
}
