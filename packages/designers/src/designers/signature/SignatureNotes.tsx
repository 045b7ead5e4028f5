import { Alert, Progress, Text } from '@daybreak/ui';
import { placeholdersOf, type UserDetails } from '../../editor/userDetails/userDetails.ts';
import { gmailLimit } from './signature.ts';

interface SignatureNotesProps {
  user: UserDetails;
  html: string;
  /** Reasons from its template that it can't be copied yet. */
  placeholderErrors: readonly string[];
}

/** Problems with a signature: template requirements, length, and missing details. */
export function SignatureNotes({ user, html, placeholderErrors }: SignatureNotesProps) {
  const unfilled = placeholdersOf(user);
  return (
    <>
      {placeholderErrors.map((says) => (
        <Alert key={says} tone="danger" title={says} />
      ))}
      <Progress
        label={`${html.length.toLocaleString('en-US')} of the ${gmailLimit.toLocaleString('en-US')} characters that Gmail allows`}
        value={Math.min(100, (html.length / gmailLimit) * 100)}
      />
      {html.length > gmailLimit ? (
        <Text size="sm" role="alert">
          This signature is too long for Gmail. Shorten the name or title.
        </Text>
      ) : null}
      {unfilled.length > 0 ? (
        <Text size="sm" role="status">
          {`${unfilled.map((words) => `“${words}”`).join(' and ')} ${unfilled.length === 1 ? 'is' : 'are'} still in the signature. Fill in your details.`}
        </Text>
      ) : null}
    </>
  );
}
