import { type Elements, Heading, Skeleton } from '@daybreak/ui';
import { useId } from 'react';
import { Retry } from '../../../../shared/requests/Retry.tsx';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import * as styles from './TodayCard.css.ts';

interface SectionProps {
  title: string;
  isWide?: boolean;
  children: Elements;
}

function TodaySection({ title, isWide = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-wide={isWide || undefined}>
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export const LoadFailed = ({ words: message, onRetry }: { words: string; onRetry: () => void }) => (
  <div className={styles.failed}>
    <span>{message}</span>
    <Retry onRetry={onRetry} />
  </div>
);

const Loading = (section: Omit<SectionProps, 'children'>) => (
  <TodaySection {...section}>
    <Skeleton height="3.5rem" />
  </TodaySection>
);

interface LoadedSectionProps<Value> extends Omit<SectionProps, 'children'> {
  loaded: LoadedControl<Value>;
  failedText: string;
  /** Whether there's something to show. By default: a number over zero, or a list with items. */
  shows?: (value: Value) => boolean;
  /** False for a section that few users have: it takes no space while loading. */
  reservesSpace?: boolean;
  children: (value: Value) => Elements;
}

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== 0);

/** A section whose content is loaded. Renders nothing if there's nothing to show. */
export function LoadedSection<Value>({
  loaded: { state, reload },
  failedText,
  shows = isFilled,
  reservesSpace = true,
  children,
  ...section
}: LoadedSectionProps<Value>) {
  if (state.status === 'loading') return reservesSpace ? <Loading {...section} /> : null;
  if (state.status === 'failed')
    return (
      <TodaySection {...section}>
        <LoadFailed words={failedText} onRetry={reload} />
      </TodaySection>
    );
  return shows(state.value) ? <TodaySection {...section}>{children(state.value)}</TodaySection> : null;
}
