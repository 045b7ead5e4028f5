import { Alert, Button, Form, Select, Text, TextArea, TextField } from '@daybreak/ui';
import * as styles from './Comments.css.ts';
import { comments as messages } from './messages.ts';
import { spotChoice } from './useCommentDraft.ts';
import type { Commenting } from './useCommenting.ts';

/** The fields of a new comment: its text, its subject, and the name of someone without an account. */
export function CommentForm({ control }: { control: Commenting }) {
  const { draft, name, places, problems, sending, send } = control;
  const { sides, fields } = places;
  const { pin } = draft;
  const spot = pin && 'side' in pin ? pin : undefined;
  return (
    <Form className={styles.form} onSubmit={send}>
      {name ? (
        <TextField
          label={messages.name}
          autoComplete="name"
          dir="auto"
          value={name.value}
          error={problems.name}
          onChange={(event) => name.onChange(event.target.value)}
        />
      ) : null}
      <Select
        label={messages.about}
        hint={spot ? messages.spotHint : undefined}
        options={[
          ...(sides.length > 0 ? [{ value: spotChoice, label: messages.spot }] : []),
          ...fields.map(({ field, label }) => ({ value: field, label })),
        ]}
        value={draft.subject}
        onValueChange={draft.setSubject}
      />
      {spot && sides.length > 1 ? (
        <Select
          label={messages.side}
          options={sides.map(({ id, label }) => ({ value: id, label }))}
          value={spot.side}
          onValueChange={(side) => draft.setSpot(side, spot.x, spot.y)}
        />
      ) : null}
      <TextArea
        autoFocus={control.isJustOpened}
        label={messages.text}
        dir="auto"
        rows={3}
        value={draft.text}
        error={problems.text}
        onChange={(event) => draft.setText(event.target.value)}
      />
      {sending.failure ? <Alert tone="danger" title={sending.failure} /> : null}
      <div className={styles.actions}>
        <Button type="submit" size="small" tone="primary" busy={sending.busy} busyLabel={messages.sending}>
          {messages.send}
        </Button>
        <Button size="small" tone="quiet" disabled={sending.busy} onClick={draft.discard}>
          {messages.cancel}
        </Button>
      </div>
      {draft.text && draft.isStored ? (
        <Text size="sm" tone="muted">
          {messages.kept}
        </Text>
      ) : null}
    </Form>
  );
}
