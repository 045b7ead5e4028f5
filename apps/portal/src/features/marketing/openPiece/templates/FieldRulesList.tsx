import type { FieldRules, ReadValue } from '@daybreak/designers/library';
import { Heading, Select, Stack, Text } from '@daybreak/ui';
import { template as messages } from '../messages.ts';
import * as styles from './PublishDialog.css.ts';

const ruleOptions = (['free', 'locked', 'must_change'] as const).map((value) => ({
  value,
  label: messages[value],
}));

interface FieldRulesListProps {
  fields: readonly ReadValue[];
  rules: FieldRules;
  onRule: (field: string, rule: string) => void;
}

/** A template's fields, each with its rule. */
export const FieldRulesList = ({ fields, rules, onRule }: FieldRulesListProps) => (
  <>
    <Stack gap="1">
      <Heading level={3} size="sm">
        {messages.fields}
      </Heading>
      <Text size="sm" tone="muted">
        {messages.fieldsIntro}
      </Text>
    </Stack>
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
            label={messages.ruleOf(label)}
            hideLabel
            options={ruleOptions}
            value={rules[field] ?? 'free'}
            onValueChange={(rule) => onRule(field, rule)}
          />
        </li>
      ))}
    </ul>
  </>
);
