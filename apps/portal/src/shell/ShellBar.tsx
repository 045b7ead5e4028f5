import { Button } from '@daybreak/ui';
import { Sparkles, WifiOff } from 'lucide-react';
import { bars } from './messages.ts';
import * as styles from './ShellBar.css.ts';

/** Messages about the whole portal: it's offline, or there's a newer build. Empty if neither applies. */
export const ShellBar = ({ online, newBuild }: { online: boolean; newBuild: boolean }) => (
  <div className={styles.place} aria-live="polite">
    {online ? null : (
      <div className={styles.bar}>
        <p className={styles.words}>
          <WifiOff size={18} className={styles.icon} />
          <span>{bars.offline}</span>
        </p>
      </div>
    )}
    {online && newBuild ? (
      <div className={styles.bar}>
        <p className={styles.words}>
          <Sparkles size={18} className={styles.icon} />
          <span>{bars.newBuild}</span>
        </p>
        <Button size="small" onClick={() => location.reload()}>
          {bars.reload}
        </Button>
      </div>
    ) : null}
  </div>
);
