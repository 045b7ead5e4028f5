import { Button, Row, Stack, Text } from '@daybreak/ui';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { profile as text } from './messages.ts';
import * as styles from './ProfilePage.css.ts';

interface FormFooterProps {
  save: string;
  main?: boolean;
  busy: boolean;
  dirty: boolean;
  kept: boolean;
  failure: string | undefined;
  onDiscard: () => void;
}

/** Save and discard buttons, and the state of unsaved changes. */
export const FormFooter = ({
  save,
  main = false,
  busy,
  dirty,
  kept,
  failure,
  onDiscard,
}: FormFooterProps) => (
  <Stack gap="4">
    <FailureInPlace words={failure} />
    <Row gap="3" wrap className={styles.footer}>
      <Button
        type="submit"
        tone={main ? 'primary' : 'neutral'}
        busy={busy}
        busyLabel={text.saving}
        disabled={!dirty}
      >
        {save}
      </Button>
      {dirty ? (
        <Button tone="quiet" onClick={onDiscard} disabled={busy}>
          {text.discard}
        </Button>
      ) : null}
      <Text size="sm" tone="muted" role="status" className={styles.status}>
        {dirty ? (kept ? text.unsaved : text.notKept) : ''}
      </Text>
    </Row>
  </Stack>
);
