import { Button, lazyPart, Row } from '@daybreak/ui';
import { KeyRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ProfileCard } from '../../../shared/staff/ProfileCard.tsx';
import { passwordCard as messages } from './messages.ts';

const ChangePasswordDialog = lazyPart(() => import('./ChangePasswordDialog.tsx'), 'ChangePasswordDialog');

/** Opens the dialog that changes the password. */
export function PasswordCard() {
  const [changing, setChanging] = useState(false);
  return (
    <ProfileCard {...messages.card}>
      <Row>
        <Button
          icon={<KeyRound size={16} />}
          onFocus={() => ChangePasswordDialog.preload()}
          onClick={() => setChanging(true)}
        >
          {messages.change}
        </Button>
      </Row>
      {changing ? (
        <Suspense fallback={null}>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </ProfileCard>
  );
}
