import { Alert, ButtonLink, Stack } from '@daybreak/ui';
import { useLocation } from 'react-router-dom';
import { signInAddress } from '../../shared/session/nextPath.ts';

/** Replaces the button with a link to the sign-in page, which leads back. */
export function SignedOutNotice({ title, words, action }: { title: string; words: string; action: string }) {
  const location = useLocation();
  return (
    <Alert tone="info" title={title}>
      <Stack gap="4" align="start">
        <span>{words}</span>
        <ButtonLink href={signInAddress(location)} tone="primary">
          {action}
        </ButtonLink>
      </Stack>
    </Alert>
  );
}
