import { ideas } from '../../designers/registry/ideas.ts';
import { writePictureValue } from '../../editor/images/pictureValue.ts';
import { picturesFor } from '../../editor/images/topics/picturesFor.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';
import { type Facts, ownUploads } from '../facts/facts.ts';
import { type CampaignPiece, everyPart } from './campaignPieces.ts';

/**
 * The default picture of a campaign's piece, as a draft stores it: one that suits its facts, that its designer can
 * show, and that no other piece of the campaign has. Empty if the user's own pictures fill it.
 */
export function campaignPicture(
  part: Pick<CampaignPiece, 'id'>,
  { what, sentence, offer, standIn }: Facts,
): string {
  if (standIn === ownUploads) return '';
  // The piece that the campaign is made from already shows the stand-in.
  const row = picturesFor([what, sentence, offer], { exclude: [standIn] });
  const left = new Set(row.map(({ picture }) => picture));
  for (const { id, designer } of everyPart) {
    const { offers = () => true }: IdeaMaker = ideas[designer];
    const picture = [...left].find(offers);
    if (!picture) continue;
    if (id === part.id)
      return writePictureValue({ source: { library: picture.name }, focus: { x: 0.5, y: 0.5 }, scale: 1 });
    left.delete(picture);
  }
  return '';
}
