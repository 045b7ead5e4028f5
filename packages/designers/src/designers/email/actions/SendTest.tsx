import { Button, Dialog, Text } from '@daybreak/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Notice } from '../../../editor/designer.ts';

interface SendTestProps {
  /** Sends the email and returns the address it went to. Absent if nothing here can send emails. */
  send?: () => Promise<string>;
  /** Reason that the email can't be sent yet. */
  blocked?: string;
  notify: (notice: Notice) => void;
  /** Downloads the draft that an email app can send. */
  onDownload: () => void;
}

const unconfigured = {
  title: "Email isn't set up",
  description: "This portal can't send email. Download the draft and send the test from your own email app.",
};

/** Sends a test to the user's own address; if that fails, offers the draft that an email app can send. */
export function SendTest({ send, blocked, notify, onDownload }: SendTestProps) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ title: string; description: string }>();

  const test = async () => {
    if (!send) {
      setProblem(unconfigured);
      return;
    }
    setSending(true);
    try {
      notify({ title: 'Test sent', description: `It's on its way to ${await send()}.`, tone: 'success' });
    } catch (error) {
      const { message } = error as Error;
      setProblem(
        message.startsWith('No email service')
          ? unconfigured
          : { title: "Couldn't send the test", description: message },
      );
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Button
        icon={<Send size={16} aria-hidden="true" />}
        busy={sending}
        busyLabel="Sending"
        disabledReason={blocked}
        onClick={() => void test()}
      >
        Send test
      </Button>
      <Dialog
        open={problem !== undefined}
        onOpenChange={() => setProblem(undefined)}
        size="small"
        title={problem?.title}
        description={problem?.description}
        footer={
          <>
            <Button onClick={() => setProblem(undefined)}>Close</Button>
            <Button
              tone="primary"
              onClick={() => {
                onDownload();
                setProblem(undefined);
              }}
            >
              Download .eml draft
            </Button>
          </>
        }
      >
        <Text size="sm">
          Outlook opens the file as a draft. In Thunderbird, open it and choose Edit As New Message. In Apple
          Mail, open it and choose Send Again.
        </Text>
      </Dialog>
    </>
  );
}
