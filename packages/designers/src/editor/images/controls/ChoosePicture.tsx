import { lazyPart } from '@daybreak/ui';
import { DownloadedPart } from '../../workbench/DownloadedPart.tsx';
import type { PictureSource } from '../usePictures.ts';
import type { PictureFieldControl } from './usePictureField.ts';

interface ChoosePictureProps {
  label: string;
  field: PictureFieldControl;
  isLogo: boolean;
  pictures: PictureSource;
  onChange: (value: string) => void;
}

/** Downloaded when the user is about to look at the library. */
export const PictureDialog = lazyPart(() => import('./PictureDialog.tsx'), 'PictureDialog');

/** The library, to choose another picture for a field. */
export function ChoosePicture({ label, field, isLogo, pictures, onChange }: ChoosePictureProps) {
  const close = () => field.setChoosing(false);
  return (
    <DownloadedPart failureMessage="Couldn't load the pictures. Check your connection and try again." quiet>
      <PictureDialog
        label={label}
        current={field.source}
        images={pictures.images}
        choices={isLogo ? [] : pictures.choices}
        team={isLogo || !pictures.team || !field.add ? undefined : pictures}
        adding={field.adding}
        refusals={field.refusals}
        onAdd={field.add}
        onChoose={field.choose}
        onChosen={(chosen) => {
          close();
          onChange(chosen);
        }}
        onClose={close}
      />
    </DownloadedPart>
  );
}
