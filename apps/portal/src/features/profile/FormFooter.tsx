import { Button, Row, Stack, Text } from '@daybreak/ui';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { profile as messages } from './messages.ts';
import * as styles from './ProfilePage.css.ts';

interface FormFooterProps {
  save: string;
  isMain?: boolean;
  busy: boolean;
  isDirty: boolean;
  isStored: boolean;
  failure: string | undefined;
  onDiscard: () => void;
}

/** Save and discard buttons, and the state of unsaved changes. */
export const FormFooter = ({
  save,
  isMain = false,
  busy,
  isDirty,
  isStored,
  failure,
  onDiscard,
}: FormFooterProps) => (
  <Stack gap="4">
    <FailureInPlace message={failure} />
    <Row gap="3" wrap className={styles.footer}>
      <Button
        type="submit"
        tone={isMain ? 'primary' : 'neutral'}
        busy={busy}
        busyLabel={messages.saving}
        disabled={!isDirty}
      >
        {save}
      </Button>
      {isDirty ? (
        <Button tone="quiet" onClick={onDiscard} disabled={busy}>
          {messages.discard}
        </Button>
      ) : null}
      <Text size="sm" tone="muted" role="status" className={styles.status}>
        {isDirty ? (isStored ? messages.unsaved : messages.notKept) : ''}
      </Text>
    </Row>
  </Stack>
);
