import type { FieldRules, ReadValue } from '@daybreak/designers/library';
import {
  Alert,
  Button,
  Dialog,
  Form,
  Heading,
  Select,
  Spinner,
  Stack,
  Text,
  TextArea,
  TextField,
  toast,
} from '@daybreak/ui';
import { useCallback, useId, useState } from 'react';
import type { TeamTemplate } from '../../../../backend/interfaces/Library.ts';
import { readPlainly } from '../../../../shared/compare/readPlainly.ts';
import { sentenceOf } from '../../../../shared/requests/failure.ts';
import { LoadState } from '../../../../shared/requests/LoadState.tsx';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { naming, pieceOpening, template as words } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { usePieceRenderer } from '../usePieceRenderer.ts';
import * as styles from './PublishDialog.css.ts';

interface PublishDialogProps {
  openPiece: OpenPieceContext;
  onClose: () => void;
}

/** Makes a template from a piece. The user chooses which fields are open, locked, or must be changed. */
export function PublishDialog({ openPiece, onClose }: PublishDialogProps) {
  const { library, piece, saveNow } = openPiece;
  const renderer = usePieceRenderer(piece.designer);
  const load = useCallback(async () => {
    await saveNow();
    return Promise.all([library.open(piece.id), library.templates(piece.designer)]);
  }, [library, saveNow, piece.id, piece.designer]);
  const loaded = useLoaded(load);
  const { state } = loaded;
  const form = useId();
  const { busy, failure, run } = useRequest(sentenceOf);
  const ready = state.status === 'ready' && renderer !== undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={words.publishTitle}
      description={words.publishIntro}
      footer={
        <>
          <Button onClick={onClose} data-not-first>
            {naming.cancel}
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={form}
            busy={busy}
            busyLabel={words.publishing}
            disabled={!ready}
          >
            {words.publish}
          </Button>
        </>
      }
    >
      {failure ? <Alert tone="danger" title={failure} /> : null}
      {state.status === 'ready' && renderer === undefined ? <Spinner label={pieceOpening.loading} /> : null}
      <LoadState loaded={loaded} label={pieceOpening.loading} />
      {state.status === 'ready' && renderer !== undefined ? (
        <PublishForm
          id={form}
          name={piece.name}
          fields={(renderer?.read ?? readPlainly)(state.value[0].draft)}
          templates={state.value[1].filter(({ withdrawnAt }) => !withdrawnAt)}
          before={state.value[1].find(({ id }) => id === piece.fromTemplate?.id)}
          onPublish={(published) =>
            run(
              () => library.publishTemplate({ ...published, piece: piece.id }),
              (version) => {
                toast({ title: words.published(published.name, version), tone: 'success' });
                onClose();
              },
            )
          }
        />
      ) : null}
    </Dialog>
  );
}

interface PublishFormProps {
  id: string;
  name: string;
  fields: readonly ReadValue[];
  templates: readonly TeamTemplate[];
  /** The template that the piece was started from. */
  before: TeamTemplate | undefined;
  onPublish: (published: { id: string; name: string; summary: string; rules: FieldRules }) => void;
}

const newTemplate = 'new';
const ruleOptions = (['free', 'locked', 'must_change'] as const).map((value) => ({
  value,
  label: words[value],
}));

function PublishForm({ id, name: pieceName, fields, templates, before, onPublish }: PublishFormProps) {
  const [target, setTarget] = useState(before?.id ?? newTemplate);
  const [name, setName] = useState(before?.name ?? pieceName);
  const [summary, setSummary] = useState(before?.summary ?? '');
  const [rules, setRules] = useState<FieldRules>(before?.rules ?? {});
  const [nameError, setNameError] = useState<string>();

  const choose = (value: string) => {
    setTarget(value);
    const chosenTemplate = templates.find((each) => each.id === value);
    if (!chosenTemplate) return;
    setName(chosenTemplate.name);
    setSummary(chosenTemplate.summary);
    setRules(chosenTemplate.rules);
  };
  const setRule = (field: string, rule: string) =>
    setRules(({ [field]: _, ...others }) =>
      rule === 'locked' || rule === 'must_change' ? { ...others, [field]: rule } : others,
    );
  // Drop an earlier version's rules for fields that this piece doesn't have.
  const meant: FieldRules = Object.fromEntries(
    Object.entries(rules).filter(([field]) => fields.some((each) => each.field === field)),
  );
  const count = (rule: string) => Object.values(meant).filter((each) => each === rule).length;

  return (
    <Form
      id={id}
      onSubmit={() => {
        const trimmed = name.trim();
        if (!trimmed || [...trimmed].length > 120) {
          setNameError(trimmed ? naming.tooLong : naming.empty);
          return;
        }
        onPublish({
          id: target === newTemplate ? crypto.randomUUID() : target,
          name: trimmed,
          summary: summary.trim(),
          rules: meant,
        });
      }}
    >
      <Stack gap="5">
        <div className={styles.about}>
          {templates.length > 0 ? (
            <Select
              label={words.again}
              options={[
                { value: newTemplate, label: words.asNew },
                ...templates.map((each) => ({
                  value: each.id,
                  label: words.asNext(each.name, each.version + 1),
                })),
              ]}
              value={target}
              onValueChange={choose}
            />
          ) : null}
          <TextField
            label={words.name}
            dir="auto"
            autoComplete="off"
            value={name}
            error={nameError}
            onChange={(event) => {
              setNameError(undefined);
              setName(event.target.value);
            }}
          />
          <TextArea
            label={words.summary}
            hint={words.summaryHint}
            dir="auto"
            rows={2}
            maxLength={500}
            value={summary}
            onChange={(event) => setSummary(event.target.value)}
          />
        </div>
        <div className={styles.intro}>
          <Heading level={3} size="sm">
            {words.fields}
          </Heading>
          <Text size="sm" tone="muted">
            {words.fieldsIntro}
          </Text>
        </div>
        <ul className={styles.fields}>
          {fields.map(({ field, label, text }) => (
            <li key={field} className={styles.field}>
              <div className={styles.words}>
                <span className={styles.label}>{label}</span>
                <span className={styles.value} dir="auto">
                  {text}
                </span>
              </div>
              <Select
                className={styles.rule}
                label={words.ruleOf(label)}
                hideLabel
                options={ruleOptions}
                value={meant[field] ?? 'free'}
                onValueChange={(rule) => setRule(field, rule)}
              />
            </li>
          ))}
        </ul>
        <Text size="sm" tone="muted" role="status">
          {words.summaryOf(count('locked'), count('must_change'))}
        </Text>
      </Stack>
    </Form>
  );
}
