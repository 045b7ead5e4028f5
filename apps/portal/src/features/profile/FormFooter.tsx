import { Button, Row, Text } from '@daybreak/ui';
import { profile as text } from './messages.ts';
import * as styles from './ProfilePage.css.ts';

interface FormFooterProps {
  save: string;
  main?: boolean;
  busy: boolean;
  dirty: boolean;
  kept: boolean;
  onDiscard: () => void;
}

/** Save and discard, and what becomes of changes that are neither. */
export const FormFooter = ({ save, main = false, busy, dirty, kept, onDiscard }: FormFooterProps) => (
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
);
