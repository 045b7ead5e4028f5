import { Stack } from '@daybreak/ui';
import { memo } from 'react';
import { listText } from '../../editor/artwork/text/listText.ts';
import { specification } from '../../editor/editor.css.ts';
import { clientFindings } from './checks/clientFindings.ts';
import { supportDate } from './checks/clientSupport.ts';
import { bytesOf, kilobytes } from './checks/size.ts';

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Notes for the sender: the email's size, Outlook's changes, and where the pictures come from. */
export const EmailNotes = memo(({ html }: { html: string }) => {
  const bytes = bytesOf(html);
  const findings = clientFindings(html);
  return (
    <Stack gap="1">
      <p className={specification}>{`HTML ${kilobytes(bytes)}. Gmail clips emails over 102 KB.`}</p>
      <p className={specification}>Outlook for Windows uses Arial instead of Poppins.</p>
      {findings.map(({ effect, clients }) => (
        <p key={effect} className={specification}>
          {`${sentence(effect)} in ${listText(clients)}.`}
        </p>
      ))}
      <p className={specification}>{`Based on caniemail.com data from ${supportDate}.`}</p>
      <p className={specification}>Emails use pictures from our website, so you can't upload your own.</p>
    </Stack>
  );
});
