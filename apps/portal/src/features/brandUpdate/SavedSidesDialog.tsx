import type { ChangedLook } from '@daybreak/designers/library';
import { Button, Dialog, lazyPart, Spinner, Stack } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { Suspense } from 'react';
import * as styles from './BrandUpdate.css.ts';
import { dialog, savedCheck as messages } from './messages.ts';
import { NewFindings } from './NewFindings.tsx';
import { SidePictures } from './SidePictures.tsx';

interface SavedSidesDialogProps {
  name: string;
  look: ChangedLook;
  onClose: () => void;
}

/** Shows an email's stored HTML. */
const SavedMail = lazyPart(async () => {
  const { loadPieceLook } = await loadPart(() => import('../../shared/pieces/pieceLook.ts'));
  const look = await loadPieceLook('email');
  if (!look?.SavedMail) throw new Error('Emails show no stored HTML.');
  return { SavedMail: look.SavedMail };
}, 'SavedMail');

/** The sides of a piece that look different from how they were stored. */
export const SavedSidesDialog = ({ name, look, onClose }: SavedSidesDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    size="large"
    title={name}
    description={messages.description}
    footer={<Button onClick={onClose}>{dialog.close}</Button>}
  >
    <Stack gap="4">
      <NewFindings findings={look.newFindings} />
      {look.sides.map((side, index) =>
        'share' in side ? (
          <SidePictures key={`${index} ${side.share}`} name={name} pixels={side} />
        ) : (
          <Suspense key={side.before} fallback={<Spinner label={dialog.drawing} />}>
            <div className={styles.three}>
              {(['before', 'after'] as const).map((which) => (
                <figure key={which} className={styles.figure}>
                  <SavedMail html={side[which]} width={300} />
                  <figcaption className={styles.caption}>{dialog[which]}</figcaption>
                </figure>
              ))}
            </div>
          </Suspense>
        ),
      )}
    </Stack>
  </Dialog>
);
