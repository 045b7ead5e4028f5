import type { UserDetails } from '@daybreak/designers';
import type { BrandVersions } from '@daybreak/designers/library';
import { Button, Heading, Stack, Tabs, Text } from '@daybreak/ui';
import { useState } from 'react';
import * as styles from './BrandUpdate.css.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { type ComparedItem, type GroupName, groupNames, isInGroup } from './groups.ts';
import { groups as messages } from './messages.ts';
import { ResultCard } from './ResultCard.tsx';

interface ResultsProps {
  items: readonly ComparedItem[];
  versions: BrandVersions;
  details: UserDetails;
}

/** Cards shown at first, and with each "Show more". */
const portion = 24;

export function Results({ items, versions, details }: ResultsProps) {
  const [group, setGroup] = useState<GroupName>('color');
  const [limit, setLimit] = useState(portion);
  const [openResult, setOpenResult] = useState<ComparedItem>();
  const found = items.filter((each) => isInGroup(each, group));
  const choose = (id: string) => {
    setGroup(groupNames.find((name) => name === id) ?? 'color');
    setLimit(portion);
  };
  const list =
    found.length === 0 ? (
      <Text tone="muted">{messages.none}</Text>
    ) : (
      <>
        <ul className={styles.list}>
          {found.slice(0, limit).map((each) => (
            <ResultCard
              key={each.item.key}
              item={each}
              versions={versions}
              details={details}
              onCompare={() => setOpenResult(each)}
            />
          ))}
        </ul>
        {found.length > limit ? (
          <Button onClick={() => setLimit(limit + portion)}>{messages.more}</Button>
        ) : null}
      </>
    );
  return (
    <Stack as="section" gap="3">
      <Heading level={2} size="md">
        {messages.label}
      </Heading>
      <Tabs
        label={messages.label}
        value={group}
        onValueChange={choose}
        tabs={groupNames.map((name) => ({
          id: name,
          label: `${messages[name]} (${items.filter((each) => isInGroup(each, name)).length})`,
          content: name === group ? <div className={styles.panel}>{list}</div> : null,
        }))}
      />
      {openResult ? (
        <CompareDialog
          comparedItem={openResult}
          versions={versions}
          details={details}
          onClose={() => setOpenResult(undefined)}
        />
      ) : null}
    </Stack>
  );
}
