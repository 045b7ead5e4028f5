'use client';

import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'dir' | 'defaultValue'> {
  /** Names the set of tabs, for assistive technology. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  value: string;
  onValueChange: (id: string) => void;
}

/** Related views, shown one at a time. */
export const Tabs = ({ label, tabs, value, onValueChange, ...rest }: TabsProps) => (
  <Radix.Root {...rest} value={value} onValueChange={onValueChange}>
    <Radix.List className={styles.list} aria-label={label}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.id} value={tab.id} className={styles.tab}>
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.id} value={tab.id} className={styles.panel}>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
