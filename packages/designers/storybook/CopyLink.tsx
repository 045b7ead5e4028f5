import { Alert, Button, Stack, Text } from '@daybreak/ui';
import { Link } from 'lucide-react';
import { useState } from 'react';
import type { AnyDraft, Fields } from '../src/editor/fields/fields.ts';
import { addressHere, addressOf, hasUploads } from './link.ts';

interface CopyLinkProps {
  /** The story that the link opens. */
  story: string;
  fields: Fields;
  draft: AnyDraft;
}

const tooLongMessage =
  'This draft is too long for a link. Shorten its text, or download the piece and send the file.';
const refusedMessage = 'Your browser blocked copying. Select the link and copy it manually.';
const copiedMessage = 'Link copied. It opens this draft as it is now.';
const withoutUploads =
  'Pictures you uploaded stay on this computer. Anyone who opens the link sees brand pictures instead.';

/** Copies an address that opens the playground with the same draft. */
export function CopyLink({ story, fields, draft }: CopyLinkProps) {
  const [message, setMessage] = useState<{ title: string; failed?: true; address?: string; of: AnyDraft }>();
  const copy = async () => {
    const address = addressOf(addressHere(), story, fields, draft);
    if (!address) return setMessage({ title: tooLongMessage, failed: true, of: draft });
    try {
      await navigator.clipboard.writeText(address);
      setMessage({ title: copiedMessage, of: draft });
    } catch {
      setMessage({ title: refusedMessage, failed: true, address, of: draft });
    }
  };
  // The message is about the draft that was copied.
  const currentMessage =
    message && JSON.stringify(message.of) === JSON.stringify(draft) ? message : undefined;
  return (
    <Stack gap="3">
      <div>
        <Button icon={<Link size={16} aria-hidden="true" />} onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
      {hasUploads(draft) ? (
        <Text size="sm" tone="muted">
          {withoutUploads}
        </Text>
      ) : null}
      <div role="status">
        {currentMessage ? (
          <Alert tone={currentMessage.failed ? 'warning' : 'success'} title={currentMessage.title}>
            {currentMessage.address ? (
              <span style={{ overflowWrap: 'anywhere' }}>{currentMessage.address}</span>
            ) : null}
          </Alert>
        ) : null}
      </div>
    </Stack>
  );
}
