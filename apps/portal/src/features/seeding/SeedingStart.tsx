import { Button, Card, Stack, Text } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import { SignedOutNotice } from './SignedOutNotice.tsx';

interface SeedingStartProps {
  text: {
    who: string;
    button: string;
    busy: string;
    signedOut: { title: string; words: string; action: string };
  };
  icon: ReactNode;
  running: boolean;
  onStart: () => void;
}

/** The button, with a word on who may press it; for a signed-out person, the way to sign in and back. */
export function SeedingStart({ text, icon, running, onStart }: SeedingStartProps) {
  const { state: session } = useSession();
  if (session.status === 'signedOut') return <SignedOutNotice {...text.signedOut} />;
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
