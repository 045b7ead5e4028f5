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
  const [doing, setDoing] = useState<'send' | 'withdraw'>();
  const {
    busy,
    failure: failed,
    run,
  } = useRequest((error) => {
    console.error("Couldn't send or withdraw an invitation.", error);
    return serverSentence(error) ?? text.failed;
  });

  const send = () => {
    if (!busy) setDoing('send');
    run(async () => {
      const sent = await people.invite(person.id);
      update(() => sent);
      toast({ ...text.invited(sent.email), tone: 'success' });
    });
  };
  const withdraw = (sent: Invitation) => {
    if (!busy) setDoing('withdraw');
    run(async () => {
      await people.withdrawInvitation(person.id);
      update(() => ({ ...sent, isWithdrawn: true }));
      toast({ ...text.ended, tone: 'success' });
    });
  };

  const sent = state.status === 'ready' ? state.value : null;
  const open = sent && !sent.isWithdrawn && Date.parse(sent.expiresAt) > Date.now();
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
            <Text role="status">{wordsAbout(sent)}</Text>
            {open && sent.bounceReason !== null ? (
              <Alert tone="warning" title={text.undelivered(sent.email)}>
                {text.undeliveredReason(sent.bounceReason.replace(/\.$/, ''))}
              </Alert>
            ) : null}
            <FailureInPlace words={failed} />
            <Row gap="3" wrap>
              <Button
                tone={open ? undefined : 'primary'}
                icon={<Send size={18} aria-hidden="true" />}
                busy={busy && doing === 'send'}
                busyLabel={text.sending}
                onClick={send}
              >
                {sent ? text.again : text.invite}
              </Button>
              {open ? (
                <Button
                  tone="quiet"
                  busy={busy && doing === 'withdraw'}
                  busyLabel={text.withdrawing}
                  onClick={() => withdraw(sent)}
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

function wordsAbout(sent: Invitation | null): string {
  if (!sent) return text.none;
  if (sent.isWithdrawn) return text.withdrawn;
  const until = formatMoment(sent.expiresAt);
  return Date.parse(sent.expiresAt) > Date.now()
    ? text.sent(sent.email, formatMoment(sent.sentAt), until)
    : text.expired(until);
}
