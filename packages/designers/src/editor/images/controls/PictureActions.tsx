import { Button, Row } from '@daybreak/ui';
import { Crop, Images, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { PictureDialog } from './ChoosePicture.tsx';

interface PictureActionsProps {
  isLogo: boolean;
  adding: boolean;
  onChoose: () => void;
  cropping: boolean;
  /** Absent if it can't be cropped. */
  onCropping: ((cropping: boolean) => void) | undefined;
  /** True if the default picture shows. */
  isDefault: boolean;
  onReset: () => void;
}

/** The buttons of a picture field. */
export function PictureActions({
  isLogo,
  adding,
  onChoose,
  cropping,
  onCropping,
  isDefault,
  onReset,
}: PictureActionsProps) {
  /** The reset button was pressed and still has the focus. */
  const [justReset, setJustReset] = useState(false);
  return (
    <Row gap="2" align="stretch" wrap>
      <Button
        size="small"
        icon={<Images size={14} aria-hidden="true" />}
        busy={adding}
        busyLabel="Adding"
        onFocus={PictureDialog.preload}
        onPointerEnter={PictureDialog.preload}
        onClick={onChoose}
      >
        {isLogo ? 'Choose logo' : 'Choose picture'}
      </Button>
      {onCropping ? (
        <Button
          size="small"
          icon={<Crop size={14} aria-hidden="true" />}
          aria-expanded={cropping}
          onClick={() => onCropping(!cropping)}
        >
          Crop
        </Button>
      ) : null}
      {!isDefault || justReset ? (
        <Button
          size="small"
          tone="quiet"
          icon={<Undo2 size={14} aria-hidden="true" />}
          disabled={isDefault}
          onBlur={() => setJustReset(false)}
          onClick={() => {
            setJustReset(true);
            onReset();
          }}
        >
          {isLogo ? 'Remove' : 'Use the default'}
        </Button>
      ) : null}
    </Row>
  );
}
