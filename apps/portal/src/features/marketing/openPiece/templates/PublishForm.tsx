import type { FieldRules, ReadValue } from '@daybreak/designers/library';
import { Form, Select, Stack, Text, TextArea, TextField } from '@daybreak/ui';
import { useState } from 'react';
import type { TeamTemplate } from '../../../../backend/interfaces/Library.ts';
import { template as messages, naming } from '../messages.ts';
import { FieldRulesList } from './FieldRulesList.tsx';

interface PublishFormProps {
  id: string;
  pieceName: string;
  fields: readonly ReadValue[];
  templates: readonly TeamTemplate[];
  /** The template that the piece was started from. */
  template: TeamTemplate | undefined;
  onPublish: (published: { id: string; name: string; summary: string; rules: FieldRules }) => void;
}

const newTemplate = 'new';
/** Names the template, and sets what can change in pieces made from it. */
export function PublishForm({ id, pieceName, fields, templates, template, onPublish }: PublishFormProps) {
  const [target, setTarget] = useState(template?.id ?? newTemplate);
  const [name, setName] = useState(template?.name ?? pieceName);
  const [summary, setSummary] = useState(template?.summary ?? '');
  const [rules, setRules] = useState<FieldRules>(template?.rules ?? {});
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
    setRules(({ [field]: _, ...otherRules }) =>
      rule === 'locked' || rule === 'must_change' ? { ...otherRules, [field]: rule } : otherRules,
    );
  // Drop an earlier version's rules for fields that this piece doesn't have.
  const ownRules: FieldRules = Object.fromEntries(
    Object.entries(rules).filter(([field]) => fields.some((each) => each.field === field)),
  );
  const count = (rule: string) => Object.values(ownRules).filter((each) => each === rule).length;

  return (
    <Form
      id={id}
      onSubmit={() => {
        const trimmedName = name.trim();
        if (!trimmedName || [...trimmedName].length > 120) {
          setNameError(trimmedName ? naming.tooLong : naming.empty);
          return;
        }
        onPublish({
          id: target === newTemplate ? crypto.randomUUID() : target,
          name: trimmedName,
          summary: summary.trim(),
          rules: ownRules,
        });
      }}
    >
      <Stack gap="5">
        <Stack gap="4">
          {templates.length > 0 ? (
            <Select
              label={messages.again}
              options={[
                { value: newTemplate, label: messages.asNew },
                ...templates.map((each) => ({
                  value: each.id,
                  label: messages.asNext(each.name, each.version + 1),
                })),
              ]}
              value={target}
              onValueChange={choose}
            />
          ) : null}
          <TextField
            label={messages.name}
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
            label={messages.summary}
            hint={messages.summaryHint}
            dir="auto"
            rows={2}
            maxLength={500}
            value={summary}
            onChange={(event) => setSummary(event.target.value)}
          />
        </Stack>
        <FieldRulesList fields={fields} rules={ownRules} onRule={setRule} />
        <Text size="sm" tone="muted" role="status">
          {messages.summaryOf(count('locked'), count('must_change'))}
        </Text>
      </Stack>
    </Form>
  );
}
