import { useState } from 'react';
import { writePictureValue } from '../pictureValue.ts';
import { uploadFocus } from '../slotPicture.ts';
import { focusOn, type TeamPicture, teamCopyId } from '../team/teamPictures.ts';
import type { PictureSource } from '../usePictures.ts';

/**
 * Chooses a team photo: its copy joins the user's pictures, so it stays with the piece. `onChosen` receives the
 * draft's value; `refusals` says why it couldn't be chosen.
 */
export function useTeamChoice(
  { images, add, team }: PictureSource,
  onChosen: (value: string) => void,
): { isTaking: boolean; refusals: readonly string[]; take: (picture: TeamPicture) => Promise<void> } {
  const [isTaking, setIsTaking] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  /** Returns the reasons why it wasn't added. */
  const addCopy = async ({ id, title, credit, expiresOn }: TeamPicture): Promise<readonly string[]> => {
    if (!team || !add || images.some((image) => image.id === teamCopyId(id))) return [];
    const blob = await team.load(id);
    const file = new File([blob], title, { type: blob.type });
    return (await add([file], { id, credit, expiresOn })).refusals;
  };
  const choosePicture = async (picture: TeamPicture) => {
    const { id, title, faces } = picture;
    if (isTaking) return;
    setIsTaking(true);
    try {
      const sentences = await addCopy(picture);
      setRefusals(sentences);
      if (sentences.length > 0) return;
      const focus = focusOn(faces) ?? uploadFocus;
      onChosen(writePictureValue({ source: { upload: teamCopyId(id) }, focus, scale: 1, shows: title }));
    } catch (reason) {
      console.warn("Couldn't load a team photo.", reason);
      setRefusals([`Couldn't load “${title}”. Check your connection and try again.`]);
    } finally {
      setIsTaking(false);
    }
  };
  return { isTaking, refusals, take: choosePicture };
}
