import { Tabs } from '@daybreak/ui';
import type { ReactNode } from 'react';
import * as styles from './Studio.css.ts';

/** What helps with a piece, under a tab of its own. */
export interface RailPanel {
  id: string;
  label: string;
  content: ReactNode;
}

export interface RailProps {
  panels: readonly RailPanel[];
  /** Id of the panel that is looked at; the first where there is none of it. */
  panel: string;
  onPanel: (id: string) => void;
}

/** "Layouts, pictures and checks". */
const namesOf = (panels: readonly RailPanel[]) =>
  new Intl.ListFormat('en-GB').format(
    panels.map(({ label }, index) => (index > 0 ? label.toLowerCase() : label)),
  );

/** What the button says that folds the panels away. */
export const railName = (panels: readonly RailPanel[]) =>
  namesOf(panels.filter((_panel, index) => index === 0 || index === panels.length - 1));

/** What helps with a piece beside its fields. Only what is looked at is drawn. */
export function Rail({ panels, panel, onPanel }: RailProps) {
  const shown = panels.some(({ id }) => id === panel) ? panel : panels[0]?.id;
  return (
    <aside className={styles.rail} aria-label={namesOf(panels)}>
      <Tabs
        label="Beside the piece"
        className={styles.railTabs}
        value={shown ?? ''}
        onValueChange={onPanel}
        tabs={panels.map(({ content, ...tab }) => ({ ...tab, content: tab.id === shown ? content : null }))}
      />
    </aside>
  );
}
