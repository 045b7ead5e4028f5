import { Alert, Button, Card, Heading, Row, Skeleton, Stack, Text, toast } from '@daybreak/ui';
import { Send } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { Colleague, Invitation } from '../../../backend/People.ts';
import { serverSentence } from '../../../backend/serverSentence.ts';
import { momentInWords } from '../../../shared/dates/dates.ts';
import { FailureInPlace } from '../../../shared/forms/FailureInPlace.tsx';
import { account as text } from './messages.ts';

type Read = { status: 'loading' | 'failed' } | { status: 'ready'; sent: Invitation | null };

/** For a super admin: invites a person without an account to create one, and withdraws the invitation. */
export function AccountCard({ person }: { person: Colleague }) {
  const { people } = useBackend();
  const id = useId();
  const [read, setRead] = useState<Read>({ status: 'loading' });
  const [doing, setDoing] = useState<'send' | 'withdraw'>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setRead({ status: 'loading' });
    people.invitation(person.id).then(
      (sent) => setRead({ status: 'ready', sent }),
      (error: unknown) => {
        console.error("Couldn't load an invitation.", error);
        setRead({ status: 'failed' });
      },
    );
  }, [people, person.id]);
  useEffect(load, [load]);

  const run = async (what: 'send' | 'withdraw', work: () => Promise<void>) => {
    if (doing) return;
    setDoing(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      console.error("Couldn't send or withdraw an invitation.", error);
      setFailure(serverSentence(error) ?? text.failed);
    } finally {
      setDoing(undefined);
    }
  };
  const send = () =>
    run('send', async () => {
      const sent = await people.invite(person.id);
      setRead({ status: 'ready', sent });
      toast({ ...text.invited(sent.email), tone: 'success' });
    });
  const withdraw = (sent: Invitation) =>
    run('withdraw', async () => {
      await people.withdrawInvitation(person.id);
      setRead({ status: 'ready', sent: { ...sent, withdrawn: true } });
      toast({ ...text.ended, tone: 'success' });
    });

  const sent = read.status === 'ready' ? read.sent : null;
  const open = sent && !sent.withdrawn && Date.parse(sent.expiresAt) > Date.now();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="lg" id={id}>
          {text.title}
        </Heading>
        {read.status === 'loading' ? <Skeleton height={72} aria-label={text.loading} /> : null}
        {read.status === 'failed' ? (
          <Stack gap="3">
            <Text>{text.loadFailed}</Text>
            <Row>
              <Button onClick={load}>{text.retry}</Button>
            </Row>
          </Stack>
        ) : null}
        {read.status === 'ready' ? (
          <>
            <Text role="status">{wordsAbout(sent)}</Text>
            {open && sent.undelivered !== null ? (
              <Alert tone="warning" title={text.undelivered(sent.email)}>
                {text.undeliveredReason(sent.undelivered.replace(/\.$/, ''))}
              </Alert>
            ) : null}
            <FailureInPlace words={failure} />
            <Row gap="3" wrap>
              <Button
                tone={open ? undefined : 'primary'}
                icon={<Send size={18} aria-hidden="true" />}
                busy={doing === 'send'}
                busyLabel={text.sending}
                onClick={() => void send()}
              >
                {sent ? text.again : text.invite}
              </Button>
              {open ? (
                <Button
                  tone="quiet"
                  busy={doing === 'withdraw'}
                  busyLabel={text.withdrawing}
                  onClick={() => void withdraw(sent)}
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
  if (sent.withdrawn) return text.withdrawn;
  const until = momentInWords(sent.expiresAt);
  return Date.parse(sent.expiresAt) > Date.now()
    ? text.sent(sent.email, momentInWords(sent.sentAt), until)
    : text.expired(until);
}
