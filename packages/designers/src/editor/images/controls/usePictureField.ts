import { useState } from 'react';
import type { SlotPicture } from '../../artwork/PictureSlot.tsx';
import { brandPictureNamed } from '../brandPictures.ts';
import { type PictureChoice, writePictureValue } from '../pictureValue.ts';
import { uploadFocus } from '../slotPicture.ts';
import type { PictureSource } from '../usePictures.ts';

export type PictureFieldControl = ReturnType<typeof usePictureField>;

/** The changes that a picture field takes: another picture, one from a file, or another crop of this one. */
export function usePictureField(
  picture: SlotPicture | undefined,
  isLogo: boolean,
  takeIn: PictureSource['add'],
  onChange: (value: string) => void,
) {
  const [choosing, setChoosing] = useState(false);
  const [adding, setAdding] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { source, focus = uploadFocus, scale = 1, shows = '' } = picture ?? {};

  const choose = (chosenSource: PictureChoice['source']) => {
    setChoosing(false);
    const brandFocus = 'library' in chosenSource ? brandPictureNamed(chosenSource.library)?.focus : undefined;
    onChange(writePictureValue({ source: chosenSource, focus: brandFocus ?? uploadFocus, scale: 1 }));
  };
  const add =
    takeIn &&
    (async (files: readonly File[]) => {
      setAdding(true);
      try {
        const { added, refusals: sentences } = await takeIn(files, isLogo ? 'logo' : undefined);
        setRefusals(sentences);
        if (added[0]) choose({ upload: added[0].id });
        // The dialog says why nothing was added.
        else if (sentences.length > 0) setChoosing(true);
      } finally {
        setAdding(false);
      }
    });
  const crop = (change: Partial<Pick<PictureChoice, 'focus' | 'scale' | 'shows'>>) => {
    if (source) onChange(writePictureValue({ source, focus, scale, shows, ...change }));
  };
  const openDialog = () => {
    setRefusals([]);
    setChoosing(true);
  };
  return {
    source,
    focus,
    scale,
    shows,
    choosing,
    setChoosing,
    openDialog,
    adding,
    refusals,
    choose,
    add,
    crop,
  };
}
