import type { LinkedPiece } from '@daybreak/designers/library';
import { Button, Heading, Stack, Text } from '@daybreak/ui';
import { Check, Link2 } from 'lucide-react';
import { useRef } from 'react';
import { useCopy } from '../../../../shared/clipboard/useCopy.ts';
import { share as messages } from '../messages.ts';
import { linkTo } from './links.ts';
import * as styles from './ShareDialog.css.ts';

/** Copies a piece's address in the portal, for people with access. */
export function LinkForColleagues({ piece }: { piece: LinkedPiece }) {
  const { result, copy } = useCopy();
  const addressElement = useRef<HTMLElement>(null);
  const address = linkTo(piece);
  return (
    <section className={styles.section} aria-labelledby="share-link">
      <div className={styles.copyRow}>
        <Stack gap="1">
          <Heading level={3} size="sm" id="share-link">
            {messages.link}
          </Heading>
          <Text size="sm" tone="muted">
            {messages.linkHint}
          </Text>
        </Stack>
        <Button
          icon={result?.copied ? <Check size={16} /> : <Link2 size={16} />}
          onClick={() => void copy(address, addressElement.current)}
        >
          {result?.copied ? messages.copied : messages.copyLink}
        </Button>
      </div>
      {/* If the clipboard is blocked, the user can copy the address by hand. */}
      {result && !result.copied ? (
        <Text size="sm" role="status">
          <code ref={addressElement} translate="no">
            {address}
          </code>
        </Text>
      ) : null}
    </section>
  );
}
