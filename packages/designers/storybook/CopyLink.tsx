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

const tooLong =
  'This draft is too long for a link. Shorten its text, or download the piece and send the file.';
const refused = "This browser doesn't allow copying. Select the link and copy it yourself.";
const copied = 'Link copied. It opens this draft as it is now.';
const withoutUploads =
  'Pictures you uploaded stay on this computer. Anyone who opens the link sees brand pictures instead.';

/** Copies an address that opens the playground with the same draft. */
export function CopyLink({ story, fields, draft }: CopyLinkProps) {
  const [said, setSaid] = useState<{ title: string; failed?: true; address?: string; of: AnyDraft }>();
  const copy = async () => {
    const address = addressOf(addressHere(), story, fields, draft);
    if (!address) return setSaid({ title: tooLong, failed: true, of: draft });
    try {
      await navigator.clipboard.writeText(address);
      setSaid({ title: copied, of: draft });
    } catch {
      setSaid({ title: refused, failed: true, address, of: draft });
    }
  };
  // The message is about the draft that was copied.
  const now = said && JSON.stringify(said.of) === JSON.stringify(draft) ? said : undefined;
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
        {now ? (
          <Alert tone={now.failed ? 'warning' : 'success'} title={now.title}>
            {now.address ? <span style={{ overflowWrap: 'anywhere' }}>{now.address}</span> : null}
          </Alert>
        ) : null}
      </div>
    </Stack>
  );
}
