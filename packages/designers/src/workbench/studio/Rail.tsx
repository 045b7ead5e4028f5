import { Tabs, Text } from '@daybreak/ui';
import type { ReactNode } from 'react';
import * as styles from './Studio.css.ts';

export type RailTab = 'layouts' | 'pictures' | 'checks';

interface RailProps {
  tab: RailTab;
  onTab: (tab: RailTab) => void;
  layouts: ReactNode;
  /** Nothing where the piece shows no picture. */
  pictures: ReactNode;
  checks: ReactNode;
}

/** What helps with a piece beside its fields. Only what is looked at is drawn. */
export function Rail({ tab, onTab, layouts, pictures, checks }: RailProps) {
  const contents: Record<RailTab, { label: string; content: ReactNode }> = {
    layouts: { label: 'Layouts', content: layouts },
    pictures: {
      label: 'Pictures',
      content: pictures ?? (
        <Text size="sm" tone="muted">
          This layout shows no picture. Choose one that does under Layouts, or the theme “Image” where there
          is one.
        </Text>
      ),
    },
    checks: { label: 'Checks', content: checks },
  };
  return (
    <aside className={styles.rail} aria-label="Layouts, pictures and checks">
      <Tabs
        label="Beside the piece"
        className={styles.railTabs}
        value={tab}
        onValueChange={(id) => onTab(id as RailTab)}
        tabs={(Object.keys(contents) as RailTab[]).map((id) => ({
          id,
          label: contents[id].label,
          content: id === tab ? contents[id].content : null,
        }))}
      />
    </aside>
  );
}
