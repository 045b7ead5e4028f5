import { Alert } from '@daybreak/ui';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { codeSizeWarning } from '../contactCode.ts';

interface CardNoticesProps {
  user: UserDetails;
  /** The sentences about words that a template's author left to fill in. */
  placeholderErrors: readonly string[];
  /** Fields whose text doesn't fit. */
  tooLong: readonly string[];
}

/** The form's name for each detail, by the field in the artwork. */
const details: Readonly<Record<string, string>> = {
  name: 'full name',
  title: 'job title',
  email: 'email or phone',
};

/** What's wrong with the card. */
export function CardNotices({ user, placeholderErrors, tooLong }: CardNoticesProps) {
  const fineCode = codeSizeWarning(user);
  return (
    <>
      {placeholderErrors.map((says) => (
        <Alert key={says} tone="danger" title={says} />
      ))}
      {tooLong.length > 0 ? (
        <Alert tone="warning" title="Too long for the card">
          {`Shorten the ${tooLong.map((field) => details[field] ?? field).join(' and the ')}. Even at the smallest readable print size, ${tooLong.length > 1 ? "they don't" : "it doesn't"} fit.`}
        </Alert>
      ) : null}
      {fineCode ? (
        <Alert tone="warning" title="The QR code might not scan">
          {fineCode}
        </Alert>
      ) : null}
    </>
  );
}
