import { Button, Dialog, Text } from '@daybreak/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';

/** Says that nothing here can send mail, and offers the draft that a mail program can. */
export function SendTest({ onDownload }: { onDownload: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Send size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Send test
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="small"
        title="No mail service is configured"
        description="This portal cannot send e-mail. Download the draft and send the test from your own mail program."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Close</Button>
            <Button
              tone="primary"
              onClick={() => {
                onDownload();
                setOpen(false);
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
