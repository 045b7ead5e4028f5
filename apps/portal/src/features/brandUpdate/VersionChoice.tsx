import type { BrandVersion } from '@daybreak/brand';
import { Card, Select, Text } from '@daybreak/ui';
import { useMemo } from 'react';
import * as styles from './BrandUpdate.css.ts';
import { brandDifferences } from './brandDifferences.ts';
import { versions as messages } from './messages.ts';

export interface ComparedVersions {
  before: BrandVersion;
  after: BrandVersion;
}

interface VersionChoiceProps {
  knownBrands: readonly BrandVersion[];
  versions: ComparedVersions;
  onChange: (versions: ComparedVersions) => void;
}

/** The choice of two brand versions, with what differs between them. */
export function VersionChoice({ knownBrands, versions, onChange }: VersionChoiceProps) {
  const { before, after } = versions;
  const isSame = before.id === after.id;
  const differences = useMemo(() => brandDifferences(before, after), [before, after]);
  const options = knownBrands.map(({ id }, index) => ({
    value: id,
    label: index === knownBrands.length - 1 ? messages.today(id) : id,
  }));
  const choose = (side: keyof typeof versions) => (id: string) => {
    const version = knownBrands.find((each) => each.id === id);
    if (version) onChange({ ...versions, [side]: version });
  };
  return (
    <Card className={styles.versions}>
      <div className={styles.choices}>
        <Select
          label={messages.before}
          options={options}
          value={before.id}
          onValueChange={choose('before')}
        />
        <Select label={messages.after} options={options} value={after.id} onValueChange={choose('after')} />
      </div>
      <Text size="sm" tone="muted">
        {isSame ? messages.same : messages.changed(differences.colors, differences.logos)}
      </Text>
    </Card>
  );
}
