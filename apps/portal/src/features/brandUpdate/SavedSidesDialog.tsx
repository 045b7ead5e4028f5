import { type ChangedSide, SavedMail } from '@daybreak/designers/library';
import { Button, Dialog, Spinner } from '@daybreak/ui';
import { Suspense } from 'react';
import * as styles from './BrandUpdate.css.ts';
import { dialog, savedCheck as words } from './messages.ts';
import { SidePictures } from './SidePictures.tsx';

interface SavedSidesDialogProps {
  name: string;
  sides: readonly ChangedSide[];
  onClose: () => void;
}

/** Widths of a mail, and of its picture here, in CSS pixels. */
const [letter, drawn] = [600, 300];

/** The sides of a piece that look different from how they were stored. */
export const SavedSidesDialog = ({ name, sides, onClose }: SavedSidesDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    size="large"
    title={name}
    description={words.description}
    footer={<Button onClick={onClose}>{dialog.close}</Button>}
  >
    <div className={styles.compared}>
      {sides.map((side, index) =>
        'share' in side ? (
          <SidePictures key={`${index} ${side.share}`} name={name} pixels={side} />
        ) : (
          <Suspense key={side.before} fallback={<Spinner label={dialog.drawing} />}>
            <div className={styles.three}>
              {(['before', 'after'] as const).map((which) => (
                <figure key={which} className={styles.figure}>
                  <SavedMail html={side[which]} width={letter} scale={drawn / letter} />
                  <figcaption className={styles.caption}>{dialog[which]}</figcaption>
                </figure>
              ))}
            </div>
          </Suspense>
        ),
      )}
    </div>
  </Dialog>
);
