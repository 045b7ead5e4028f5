import { Tabs } from '@daybreak/ui';
import { createContext, type ReactNode, useMemo } from 'react';
import { useStable } from '../rendering/useStable.ts';

const Shown = createContext<ReactNode>(null);
const content = <Shown.Consumer>{(children) => children}</Shown.Consumer>;

interface ShownTabsProps {
  label: string;
  tabs: readonly { id: string; label: string }[];
  value: string;
  onValueChange: (id: string) => void;
  children: ReactNode;
}

/** Tabs around a piece: a keystroke redraws their content but not the tabs. */
export function ShownTabs({ label, tabs, value, onValueChange, children }: ShownTabsProps) {
  const stableTabs = useStable(tabs.map(({ id, label }) => ({ id, label })));
  const tabBar = useMemo(
    () => (
      <Tabs
        label={label}
        value={value}
        onValueChange={onValueChange}
        tabs={stableTabs.map((tab) => ({ ...tab, content: tab.id === value ? content : null }))}
      />
    ),
    [label, stableTabs, value, onValueChange],
  );
  return <Shown value={children}>{tabBar}</Shown>;
}
