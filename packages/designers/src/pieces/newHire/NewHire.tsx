import { Alert, Boundary, Button, Card, Heading, lazyPart, Spinner, Stack, Text } from '@daybreak/ui';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { browserExporter } from '../../export/browserExporter.ts';
import { UserDetailsForm } from '../../userDetails/UserDetailsForm.tsx';
import { defaultUserDetails, plainDetails } from '../../userDetails/userDetails.ts';
import type { DesignerProps } from '../../workbench/designer.ts';
import { memoryDrafts } from '../../workbench/draftStore.ts';
import { BusinessCardCard } from '../businessCard/BusinessCardCard.tsx';
import { SignatureCard } from '../signature/SignatureCard.tsx';
import * as styles from './NewHire.css.ts';
import { StaffQuickFill } from './StaffQuickFill.tsx';

/** The last of the cards: its code comes after the page that it ends. */
const MeetingBackgrounds = lazyPart(
  () => import('../meetingBackgrounds/MeetingBackgrounds.tsx'),
  'MeetingBackgrounds',
);

const noNotice = () => {};

/** What a new colleague needs in the first week: a signature, a business card, and backgrounds for meetings. */
export function NewHire({
  user,
  onUserChange,
  userKept,
  profile,
  loadStaff,
  drafts,
  exporter = browserExporter,
  notify = noNotice,
}: DesignerProps) {
  const [ownDrafts] = useState(memoryDrafts);
  const [own, setOwn] = useState(user ?? defaultUserDetails);
  const details = onUserChange ? (user ?? defaultUserDetails) : own;
  const change = onUserChange ?? setOwn;

  return (
    <Stack gap="6">
      <Section
        title="Your Information"
        description="Used on the signature and the card. Kept in this browser."
      >
        <UserDetailsForm details={details} onChange={change} kept={userKept} profile={profile}>
          {loadStaff ? (
            <StaffQuickFill
              load={loadStaff}
              notify={notify}
              onChoose={({ name, title, email, phone }) =>
                change(plainDetails({ ...details, name, title, email, phone }))
              }
            />
          ) : null}
        </UserDetailsForm>
      </Section>
      <Section title="Email signature" description="As it will look in an email.">
        <SignatureCard user={details} drafts={drafts ?? ownDrafts} notify={notify} />
      </Section>
      <Section title="Business card" description="Front and back, with your contact as a QR code.">
        <BusinessCardCard user={details} drafts={drafts ?? ownDrafts} exporter={exporter} notify={notify} />
      </Section>
      <Section
        title="Meeting backgrounds"
        description="Our halls, a bright morning or a plain wall behind you, with the logo in the corner."
      >
        <Boundary
          fallback={({ error, missing, again }) => {
            if (!missing) throw error;
            return (
              <Alert tone="danger" title="The backgrounds could not be downloaded.">
                <Button size="small" onClick={again}>
                  Try again
                </Button>
              </Alert>
            );
          }}
        >
          <Suspense fallback={<Spinner label="Loading the backgrounds" />}>
            <MeetingBackgrounds notify={notify} />
          </Suspense>
        </Boundary>
      </Section>
    </Stack>
  );
}

function Section({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <div>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {description}
        </Text>
      </div>
      {children}
    </Card>
  );
}
