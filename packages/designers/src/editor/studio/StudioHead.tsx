import { Button, IconButton } from '@daybreak/ui';
import { ArrowLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RailPanel, railName } from './Rail.tsx';
import * as styles from './Studio.css.ts';

interface StudioHeadProps {
  title: string;
  /** The choice of a draft, and other actions for it. */
  tools: ReactNode;
  download: ReactNode;
  /** The folded rail: its panels, and whether it's open. */
  rail?: { isOpen: boolean; toggle: () => void; panels: readonly RailPanel[] };
  onLeave: () => void;
}

/** The bar of the studio: the way out, the draft, and the download. */
export const StudioHead = ({ title, tools, download, rail, onLeave }: StudioHeadProps) => (
  <header className={styles.head}>
    <IconButton
      label="Close studio"
      data-not-first
      icon={<ArrowLeft size={18} aria-hidden="true" />}
      onClick={onLeave}
    />
    <h1 className={styles.title}>{title}</h1>
    <div className={styles.tools} data-not-first>
      {tools}
    </div>
    {rail ? (
      <Button
        icon={<PanelRight size={16} aria-hidden="true" />}
        aria-expanded={rail.isOpen}
        onClick={rail.toggle}
      >
        {railName(rail.panels)}
      </Button>
    ) : null}
    <div className={styles.download} data-not-first>
      {download}
    </div>
  </header>
);

export type Pane = 'form' | 'piece';
const panes: Readonly<Record<Pane, string>> = { form: 'Form', piece: 'Piece' };

/** On a phone: chooses what fills the screen. */
export const PaneChoice = ({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
  <div className={styles.panes} role="group" aria-label="View">
    {(Object.keys(panes) as Pane[]).map((each) => (
      <Button
        key={each}
        tone="quiet"
        className={styles.pane}
        aria-pressed={pane === each}
        onClick={() => onChange(each)}
      >
        {panes[each]}
      </Button>
    ))}
  </div>
);
