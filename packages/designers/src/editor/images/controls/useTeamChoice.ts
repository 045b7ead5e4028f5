import { writePictureValue } from '../pictureValue.ts';
import { uploadFocus } from '../slotPicture.ts';
import { focusOn, type TeamCopy, type TeamPicture, teamCopyId } from '../team/teamPictures.ts';
import type { PictureSource } from '../usePictures.ts';

interface Choosing {
  setAdding: (adding: boolean) => void;
  setRefusals: (sentences: readonly string[]) => void;
  /** Receives the draft's value. */
  onChosen: (value: string) => void;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Whose photograph it is, and how long it may be used. */
export const creditOf = ({ credit, expiresOn }: TeamCopy): string =>
  expiresOn
    ? `Photo: ${credit}. Use it until ${day.format(new Date(`${expiresOn}T12:00Z`))}.`
    : `Photo: ${credit}.`;

/** Chooses a team photograph: its copy joins the user's pictures, so it stays with the piece. Undefined if there are none to choose. */
export function useTeamChoice(
  { images, add, team }: PictureSource,
  { setAdding, setRefusals, onChosen }: Choosing,
): ((picture: TeamPicture) => Promise<void>) | undefined {
  if (!team || !add) return undefined;
  return async ({ id, title, credit, expiresOn, faces }) => {
    const upload = teamCopyId(id);
    setAdding(true);
    try {
      if (!images.some((image) => image.id === upload)) {
        const blob = await team.load(id);
        const file = new File([blob], title, { type: blob.type });
        const { added, refusals } = await add([file], { id, credit, expiresOn });
        setRefusals(refusals);
        if (!added[0]) return;
      }
      const focus = focusOn(faces) ?? uploadFocus;
      onChosen(writePictureValue({ source: { upload }, focus, scale: 1, shows: title }));
    } catch (reason) {
      console.warn("A team photograph couldn't be loaded.", reason);
      setRefusals([`“${title}” couldn't be loaded. Check your connection and try again.`]);
    } finally {
      setAdding(false);
    }
  };
}
