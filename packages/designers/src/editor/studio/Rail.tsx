import { Tabs } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { listText } from '../artwork/text/listText.ts';
import * as styles from './Studio.css.ts';

/** A panel with tools for a piece, under its own tab. */
export interface RailPanel {
  id: string;
  label: string;
  content: ReactNode;
}

export interface RailProps {
  panels: readonly RailPanel[];
  /** The id of the open panel. Falls back to the first if there's no such panel. */
  panel: string;
  onPanel: (id: string) => void;
}

/** Formats names: "Layouts, pictures and checks". */
const namesOf = (panels: readonly RailPanel[]) =>
  listText(panels.map(({ label }, index) => (index > 0 ? label.toLowerCase() : label)));

/** The label of the button that folds the panels away. */
export const railName = (panels: readonly RailPanel[]) =>
  namesOf(panels.filter((_panel, index) => index === 0 || index === panels.length - 1));

/** Tools for a piece, next to its fields. Only the open panel is drawn. */
export function Rail({ panels, panel, onPanel }: RailProps) {
  const shownId = panels.some(({ id }) => id === panel) ? panel : panels[0]?.id;
  return (
    <aside className={styles.rail} aria-label={namesOf(panels)}>
      <Tabs
        label="Editing tools"
        className={styles.railTabs}
        value={shownId ?? ''}
        onValueChange={onPanel}
        tabs={panels.map(({ content, ...tab }) => ({ ...tab, content: tab.id === shownId ? content : null }))}
      />
    </aside>
  );
}
