import type { UserDetails } from '@daybreak/designers';
import type { BrandVersions } from '@daybreak/designers/library';
import { Button, Heading, Tabs, Text } from '@daybreak/ui';
import { useState } from 'react';
import * as styles from './BrandUpdate.css.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { type Compared, type GroupName, groupNames, isIn } from './groups.ts';
import { groups as words } from './messages.ts';
import { ResultCard } from './ResultCard.tsx';

interface ResultsProps {
  compared: readonly Compared[];
  versions: BrandVersions;
  details: UserDetails;
}

/** Cards shown at first, and with each "Show more". */
const portion = 24;

/** The results, in groups. */
export function Results({ compared, versions, details }: ResultsProps) {
  const [group, setGroup] = useState<GroupName>('color');
  const [most, setMost] = useState(portion);
  const [opened, setOpened] = useState<Compared>();
  const found = compared.filter((each) => isIn(each, group));
  const choose = (id: string) => {
    setGroup(groupNames.find((name) => name === id) ?? 'color');
    setMost(portion);
  };
  const list =
    found.length === 0 ? (
      <Text tone="muted">{words.none}</Text>
    ) : (
      <>
        <ul className={styles.list}>
          {found.slice(0, most).map((each) => (
            <ResultCard
              key={each.item.key}
              compared={each}
              versions={versions}
              details={details}
              onCompare={() => setOpened(each)}
            />
          ))}
        </ul>
        {found.length > most ? <Button onClick={() => setMost(most + portion)}>{words.more}</Button> : null}
      </>
    );
  return (
    <section className={styles.section}>
      <Heading level={2} size="md">
        {words.label}
      </Heading>
      <Tabs
        label={words.label}
        value={group}
        onValueChange={choose}
        tabs={groupNames.map((name) => ({
          id: name,
          label: `${words[name]} (${compared.filter((each) => isIn(each, name)).length})`,
          content: name === group ? <div className={styles.panel}>{list}</div> : null,
        }))}
      />
      {opened ? (
        <CompareDialog
          compared={opened}
          versions={versions}
          details={details}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </section>
  );
}
