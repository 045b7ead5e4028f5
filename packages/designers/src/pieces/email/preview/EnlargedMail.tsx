import { Dialog } from '@daybreak/ui';
import { useSpace } from '../../../workbench/useSpace.ts';
import { MailWindow } from './MailWindow.tsx';
import * as styles from './preview.css.ts';
import type { Screen } from './screens.ts';

interface EnlargedMailProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  html: string;
  screen: Screen;
  dark: boolean;
}

/** The mail at its real size, or as large as the window allows. */
export function EnlargedMail({ open, onOpenChange, html, screen, dark }: EnlargedMailProps) {
  const { space, measure } = useSpace();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Email"
      description={`${screen.label}, ${screen.width} px wide${dark ? ', dark' : ''}`}
      size="full"
    >
      <div ref={measure} className={styles.around}>
        {space ? (
          <MailWindow
            html={html}
            dark={dark}
            width={screen.width}
            scale={Math.min(1, space.width / screen.width)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
