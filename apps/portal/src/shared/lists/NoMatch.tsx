import { Button, EmptyState } from '@daybreak/ui';
import { SearchX } from 'lucide-react';

interface NoMatchProps {
  title: string;
  children: string;
  /** The label of the button that clears the search. */
  clearLabel: string;
  onClear: () => void;
}

/** Shown in place of a list if nothing in it matches the search. */
export const NoMatch = ({ title, children, clearLabel, onClear }: NoMatchProps) => (
  <EmptyState
    icon={<SearchX size={32} />}
    title={title}
    action={<Button onClick={onClear}>{clearLabel}</Button>}
  >
    {children}
  </EmptyState>
);
