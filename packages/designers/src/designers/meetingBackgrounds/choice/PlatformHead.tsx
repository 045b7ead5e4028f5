import { Button, type Elements, Heading } from '@daybreak/ui';
import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import * as styles from '../MeetingBackgrounds.css.ts';

interface PlatformHeadProps {
  title: string;
  heading: Ref<HTMLHeadingElement>;
  onBack: () => void;
  children: Elements;
}

/** The name of the chosen platform, the way back, and what can be done with all of its backgrounds. */
export const PlatformHead = ({ title, heading, onBack, children }: PlatformHeadProps) => (
  <div className={styles.head}>
    <Button tone="quiet" size="small" icon={<ArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
      Back
    </Button>
    <Heading level={3} size="md" ref={heading} tabIndex={-1} className={styles.heading}>
      {title}
    </Heading>
    {children}
  </div>
);
