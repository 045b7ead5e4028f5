import { Alert, Card, Checkbox, Heading, IconButton, Select, Text, VisuallyHidden } from '@daybreak/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApprovalRule } from '../../backend/interfaces/Approvals.ts';
import type { StaffMember } from '../../backend/interfaces/Staff.ts';
import { failureMessage } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { plainName } from '../../shared/staff/staffNames.ts';
import * as styles from './ApprovalsPage.css.ts';
import { rule as messages } from './messages.ts';

interface RuleCardProps {
  /** The designer's name. */
  title: string;
  rule: ApprovalRule;
  /** Undefined while they load, null if they couldn't be loaded. */
  people: readonly StaffMember[] | null | undefined;
  onSaved: (rule: ApprovalRule) => void;
}

/** Turns approval on or off for a designer, and names the approvers. Saves each change right away. */
export function RuleCard({ title, rule, people, onSaved }: RuleCardProps) {
  const { approvals } = useBackend();
  const { busy, failure, run } = useRequest(failureMessage);
  const [isSaved, setIsSaved] = useState(false);
  const [wanted, setNextRule] = useState(rule);
  // Show the change while it's being saved.
  const { isOn, approvers, marksPictures } = busy ? wanted : rule;
  const nameOf = (account: string) => {
    const person = people?.find(({ accountId }) => accountId === account);
    return person ? plainName(person) : messages.formerly;
  };
  const save = (change: Partial<ApprovalRule>) => {
    const next = { ...rule, ...change };
    setIsSaved(false);
    if (!busy) setNextRule(next);
    run(
      () => approvals.setRule(next),
      () => {
        setIsSaved(true);
        onSaved(next);
      },
    );
  };
  const others = (people ?? []).flatMap((person) =>
    person.accountId && !approvers.includes(person.accountId)
      ? [{ value: person.accountId, label: plainName(person), verbatim: true }]
      : [],
  );

  return (
    <Card className={styles.rule}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <Checkbox label={messages.on(title)} checked={isOn} onCheckedChange={(next) => save({ isOn: next })} />
      {isOn ? (
        <>
          <Checkbox
            label={messages.pictures}
            hint={messages.picturesHint}
            checked={marksPictures}
            onCheckedChange={(next) => save({ marksPictures: next })}
          />
          <Text size="sm" tone="muted">
            {approvers.length > 0 ? messages.approvers : messages.none}
          </Text>
          {approvers.length > 0 && people !== undefined ? (
            <ul className={styles.people}>
              {approvers.map((account) => (
                <li key={account} className={styles.person}>
                  <span translate="no">{nameOf(account)}</span>
                  <IconButton
                    size="small"
                    label={messages.remove(nameOf(account))}
                    icon={<X size={14} />}
                    onClick={() => save({ approvers: approvers.filter((each) => each !== account) })}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          {people === null ? (
            <Text size="sm" tone="muted">
              {messages.noPeople}
            </Text>
          ) : (
            <Select
              className={styles.add}
              label={messages.add}
              placeholder={messages.choose}
              options={others}
              value=""
              busy={busy}
              onValueChange={(account) => save({ approvers: [...approvers, account] })}
            />
          )}
        </>
      ) : null}
      {failure ? <Alert tone="danger" title={failure} /> : null}
      <VisuallyHidden role="status">{isSaved && !busy ? messages.saved : ''}</VisuallyHidden>
    </Card>
  );
}
