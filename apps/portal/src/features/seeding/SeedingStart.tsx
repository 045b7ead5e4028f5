import { Alert, Button, Card, Skeleton, Stack, Text } from '@daybreak/ui';
import { type ReactElement, useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { Role } from '../../backend/interfaces/Staff.ts';
import { fixedFailure } from '../../shared/requests/failure.ts';
import { useLoaded } from '../../shared/requests/useLoaded.ts';
import { useSession } from '../../shared/session/SessionProvider.tsx';
import { SignedOutNotice } from './SignedOutNotice.tsx';

interface SeedingStartProps {
  messages: {
    who: string;
    notAllowed: string;
    button: string;
    busy: string;
    signedOut: { title: string; words: string; action: string };
  };
  /** Whether the server would allow this role to do it. */
  mayStart: (role: Role | null) => boolean;
  icon: ReactElement;
  running: boolean;
  onStart: () => void;
}

/**
 * The start button and a note on who can use it. Signed-out users get a link to sign in, and users without the right
 * only the note. If the role couldn't be read, the server decides.
 */
export function SeedingStart({ messages: text, mayStart, icon, running, onStart }: SeedingStartProps) {
  const { state: session } = useSession();
  const { staff } = useBackend();
  const load = useCallback(() => staff.role(), [staff]);
  const { state } = useLoaded(
    session.status === 'signedIn' ? load : undefined,
    fixedFailure("Couldn't load the role."),
  );
  if (session.status === 'signedOut') return <SignedOutNotice {...text.signedOut} />;
  if (state.status === 'loading') return <Skeleton height={140} />;
  if (state.status === 'ready' && !mayStart(state.value))
    return (
      <Alert tone="info" title={text.notAllowed}>
        {text.who}
      </Alert>
    );
  return (
    <Card>
      <Stack gap="5" align="start">
        <Text tone="muted">{text.who}</Text>
        <Button tone="primary" icon={icon} busy={running} busyLabel={text.busy} onClick={onStart}>
          {text.button}
        </Button>
      </Stack>
    </Card>
  );
}
