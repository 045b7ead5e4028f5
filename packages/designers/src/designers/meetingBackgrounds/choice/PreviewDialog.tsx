import { Button, Dialog, type Elements } from '@daybreak/ui';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { BackgroundPicture } from '../BackgroundPicture.tsx';
import type { Background, Platform } from '../backgrounds.ts';
import { LazyNamedPicture } from '../LazyNamedPicture.tsx';
import * as styles from '../MeetingBackgrounds.css.ts';

interface PreviewDialogProps {
  /** The background to show; the dialog is closed without one. */
  background: Background | undefined;
  platform: Platform;
  user: UserDetails;
  /** True to show the user's name on it. */
  isNamed: boolean;
  onClose: () => void;
  downloadButton: (background: Background, tone: 'primary') => Elements;
}

/** A background, large. */
export const PreviewDialog = ({
  background,
  platform,
  user,
  isNamed,
  onClose,
  downloadButton,
}: PreviewDialogProps) => (
  <Dialog
    open={background !== undefined}
    onOpenChange={onClose}
    size="large"
    title={background?.name}
    description={background ? `${platform.label} · ${background.dimensions}` : undefined}
    footer={
      background ? (
        <>
          <Button size="small" onClick={onClose}>
            Close
          </Button>
          {downloadButton(background, 'primary')}
        </>
      ) : null
    }
  >
    {background ? (
      <div className={styles.large}>
        {isNamed ? (
          <LazyNamedPicture background={background} user={user} />
        ) : (
          <BackgroundPicture
            background={background}
            src={background.medium}
            alt={`${background.name}, with the logo in the top-left corner`}
            width={960}
            height={540}
          />
        )}
      </div>
    ) : null}
  </Dialog>
);
