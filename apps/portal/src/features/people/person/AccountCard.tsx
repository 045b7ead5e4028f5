import { Alert, Button, Card, Heading, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { Send } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { Colleague, Invitation } from '../../../backend/interfaces/People.ts';
import { serverSentence } from '../../../backend/serverSentence.ts';
import { formatMoment } from '../../../shared/dates/dates.ts';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { fixedFailure } from '../../../shared/requests/failure.ts';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { account as messages } from './messages.ts';

/** Lets a super admin invite a person without an account, or withdraw the invitation. */
export function AccountCard({ person }: { person: Colleague }) {
  const { people } = useBackend();
  const id = useId();
  const { state, reload, update } = useLoaded(
    useCallback(() => people.invitation(person.id), [people, person.id]),
    fixedFailure("Couldn't load an invitation."),
  );
  const [action, setAction] = useState<'send' | 'withdraw'>();
  const { busy, failure, run } = useRequest((error) => {
    console.error("Couldn't send or withdraw an invitation.", error);
    return serverSentence(error) ?? messages.failed;
  });

  const send = () => {
    if (!busy) setAction('send');
    run(async () => {
      const newInvitation = await people.invite(person.id);
      update(() => newInvitation);
      toast({ ...messages.invited(newInvitation.email), tone: 'success' });
    });
  };
  const withdraw = (openInvitation: Invitation) => {
    if (!busy) setAction('withdraw');
    run(async () => {
      await people.withdrawInvitation(person.id);
      update(() => ({ ...openInvitation, isWithdrawn: true }));
      toast({ ...messages.ended, tone: 'success' });
    });
  };

  const invitation = state.status === 'ready' ? state.value : null;
  const open = invitation && !invitation.isWithdrawn && Date.parse(invitation.expiresAt) > Date.now();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="lg" id={id}>
          {messages.title}
        </Heading>
        {state.status === 'loading' ? <Skeleton height={72} aria-label={messages.loading} /> : null}
        {state.status === 'failed' ? (
          <Stack gap="3">
            <Text>{messages.loadFailed}</Text>
            <Row>
              <Button onClick={reload}>{messages.retry}</Button>
            </Row>
          </Stack>
        ) : null}
        {state.status === 'ready' ? (
          <>
            <Text role="status">{statusText(invitation)}</Text>
            {open && invitation.bounceReason !== null ? (
              <Alert tone="warning" title={messages.undelivered(invitation.email)}>
                {messages.undeliveredReason(invitation.bounceReason.replace(/\.$/, ''))}
              </Alert>
            ) : null}
            <FailureInPlace message={failure} />
            <Row gap="3" wrap>
              <Button
                tone={open ? undefined : 'primary'}
                icon={<Send size={18} />}
                busy={busy && action === 'send'}
                busyLabel={messages.sending}
                onClick={send}
              >
                {invitation ? messages.again : messages.invite}
              </Button>
              {open ? (
                <Button
                  tone="quiet"
                  busy={busy && action === 'withdraw'}
                  busyLabel={messages.withdrawing}
                  onClick={() => withdraw(invitation)}
                >
                  {messages.withdraw}
                </Button>
              ) : null}
            </Row>
          </>
        ) : null}
      </Stack>
    </Card>
  );
}

function statusText(invitation: Invitation | null): string {
  if (!invitation) return messages.none;
  if (invitation.isWithdrawn) return messages.withdrawn;
  const until = formatMoment(invitation.expiresAt);
  return Date.parse(invitation.expiresAt) > Date.now()
    ? messages.sent(invitation.email, formatMoment(invitation.sentAt), until)
    : messages.expired(until);
}
