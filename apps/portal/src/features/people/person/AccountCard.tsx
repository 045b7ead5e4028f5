import { Alert, Button, Card, Heading, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { Send } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { Colleague, Invitation } from '../../../backend/interfaces/People.ts';
import { serverSentence } from '../../../backend/serverSentence.ts';
import { formatMoment } from '../../../shared/dates/dates.ts';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { always } from '../../../shared/requests/failure.ts';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { account as text } from './messages.ts';

/** Lets a super admin invite a person without an account, or withdraw the invitation. */
export function AccountCard({ person }: { person: Colleague }) {
  const { people } = useBackend();
  const id = useId();
  const { state, reload, update } = useLoaded(
    useCallback(() => people.invitation(person.id), [people, person.id]),
    always("Couldn't load an invitation."),
  );
  const [action, setAction] = useState<'send' | 'withdraw'>();
  const { busy, failure, run } = useRequest((error) => {
    console.error("Couldn't send or withdraw an invitation.", error);
    return serverSentence(error) ?? text.failed;
  });

  const send = () => {
    if (!busy) setAction('send');
    run(async () => {
      const newInvitation = await people.invite(person.id);
      update(() => newInvitation);
      toast({ ...text.invited(newInvitation.email), tone: 'success' });
    });
  };
  const withdraw = (openInvitation: Invitation) => {
    if (!busy) setAction('withdraw');
    run(async () => {
      await people.withdrawInvitation(person.id);
      update(() => ({ ...openInvitation, isWithdrawn: true }));
      toast({ ...text.ended, tone: 'success' });
    });
  };

  const invitation = state.status === 'ready' ? state.value : null;
  const open = invitation && !invitation.isWithdrawn && Date.parse(invitation.expiresAt) > Date.now();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="lg" id={id}>
          {text.title}
        </Heading>
        {state.status === 'loading' ? <Skeleton height={72} aria-label={text.loading} /> : null}
        {state.status === 'failed' ? (
          <Stack gap="3">
            <Text>{text.loadFailed}</Text>
            <Row>
              <Button onClick={reload}>{text.retry}</Button>
            </Row>
          </Stack>
        ) : null}
        {state.status === 'ready' ? (
          <>
            <Text role="status">{statusText(invitation)}</Text>
            {open && invitation.bounceReason !== null ? (
              <Alert tone="warning" title={text.undelivered(invitation.email)}>
                {text.undeliveredReason(invitation.bounceReason.replace(/\.$/, ''))}
              </Alert>
            ) : null}
            <FailureInPlace words={failure} />
            <Row gap="3" wrap>
              <Button
                tone={open ? undefined : 'primary'}
                icon={<Send size={18} aria-hidden="true" />}
                busy={busy && action === 'send'}
                busyLabel={text.sending}
                onClick={send}
              >
                {invitation ? text.again : text.invite}
              </Button>
              {open ? (
                <Button
                  tone="quiet"
                  busy={busy && action === 'withdraw'}
                  busyLabel={text.withdrawing}
                  onClick={() => withdraw(invitation)}
                >
                  {text.withdraw}
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
  if (!invitation) return text.none;
  if (invitation.isWithdrawn) return text.withdrawn;
  const until = formatMoment(invitation.expiresAt);
  return Date.parse(invitation.expiresAt) > Date.now()
    ? text.sent(invitation.email, formatMoment(invitation.sentAt), until)
    : text.expired(until);
}
