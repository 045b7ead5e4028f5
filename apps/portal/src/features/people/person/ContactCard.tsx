import { contactQr, QrCode } from '@daybreak/designers';
import { Button, Card, Heading, Stack, Text } from '@daybreak/ui';
import { IdCard } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { Colleague } from '../../../backend/interfaces/People.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { saveVCard } from '../vCard/saveVCard.ts';
import { contactOf } from '../vCard/vCard.ts';
import * as styles from './ColleaguePage.css.ts';
import { colleague as messages } from './messages.ts';

/** A colleague's vCard, as a file or a QR code. */
export function ContactCard({ person }: { person: Colleague }) {
  const id = useId();
  const code = useMemo(() => {
    // Leave out the website: fewer characters make a coarser code.
    const { website: _, ...contact } = contactOf(person);
    return contactQr(contact);
  }, [person]);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="lg" id={id}>
          {messages.contact}
        </Heading>
        <div className={styles.contact}>
          <QrCode code={code} label={messages.code(plainName(person))} className={styles.code} />
          <Text size="sm" tone="muted">
            {messages.scan}
          </Text>
          <Button icon={<IdCard size={18} />} onClick={() => void saveVCard(person)}>
            {messages.save}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
