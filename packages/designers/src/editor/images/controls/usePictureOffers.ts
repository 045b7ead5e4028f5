import { finds } from '@daybreak/ui/search';
import { useLoaded } from '../../rendering/useLoaded.ts';
import { type BrandPicture, brandPictures, isDrawn } from '../brandPictures.ts';
import { searchPictures, searchTeamPictures } from '../searchPictures.ts';
import { type TeamPicture, teamCopyId, teamPictureOf } from '../team/teamPictures.ts';
import { describedPicture } from '../topics/describedBrandPictures.ts';
import { noPictures, type UploadedImage } from '../uploadedImage.ts';
import type { PictureDialogProps } from './PictureDialog.tsx';
import type { OfferedPicture } from './PictureGroup.tsx';
import { useTeamChoice } from './useTeamChoice.ts';

type Shown = Omit<OfferedPicture, 'onChoose'>;

const ofLibrary = ({ name, title, shows, credit, thumbnail }: BrandPicture): Shown => ({
  source: { library: name },
  title,
  shows,
  credit,
  thumbnail,
});

const ofUpload = ({ id, name, url, preview = url }: UploadedImage): Shown => ({
  source: { upload: id },
  title: name,
  shows: '',
  credit: 'Your picture',
  thumbnail: preview,
});

const ofTeam = ({ id, title, credit, thumbnail }: TeamPicture): Shown => ({
  source: { upload: teamCopyId(id) },
  title,
  shows: title,
  credit,
  thumbnail,
});

type Offering = Pick<PictureDialogProps, 'images' | 'choices' | 'team' | 'onChoose' | 'onChosen'>;

/** The pictures that match a search, by where they're from. */
export function usePictureOffers(
  query: string,
  { images, choices = brandPictures, team, onChoose, onChosen }: Offering,
) {
  const { isTaking, refusals: teamRefusals, take } = useTeamChoice(team ?? noPictures, onChosen);
  const shared = useLoaded(team?.team?.list, "Couldn't load team photos.");
  const offerOf = (picture: Shown, choosing = () => onChoose(picture.source)): OfferedPicture => ({
    ...picture,
    onChoose: choosing,
  });
  const uploads = images
    .filter(({ id, name }) => !teamPictureOf(id) && finds(query, [name]))
    .map((image) => offerOf(ofUpload(image)));
  const ofTheTeam = searchTeamPictures(query, shared.value ?? []).map((picture) =>
    offerOf(ofTeam(picture), () => void take(picture)),
  );
  const brandMatches = searchPictures(query, choices.map(describedPicture));
  const photographs = brandMatches
    .filter((picture) => !isDrawn(picture))
    .map((one) => offerOf(ofLibrary(one)));
  const illustrations = brandMatches.filter(isDrawn).map((one) => offerOf(ofLibrary(one)));
  return { groups: { uploads, ofTheTeam, photographs, illustrations }, isTaking, teamRefusals, shared };
}
