import { brandPictures } from '../../../editor/images/brandPictures.ts';
import { picturesFor } from '../../../editor/images/topics/picturesFor.ts';
import type { ReadDescription } from '../../../editor/reading/brief.ts';
import type { IdeaMaker } from '../../../editor/writing/idea.ts';

/** As many pictures as ideas side by side; more if they match the words, so that regenerated ideas have others. */
const least = 3;
const most = 6;

/** The names of different brand pictures for the ideas of a description, all of which the maker can show. */
export function ideaPictures(
  { description, subject }: Pick<ReadDescription, 'description' | 'subject'>,
  { offers = () => true }: Pick<IdeaMaker, 'offers'> = {},
): readonly [string, ...string[]] {
  const [first, ...others] = picturesFor([subject?.text ?? '', description], {
    choices: brandPictures.filter(offers),
  });
  if (!first) throw new Error('No brand picture is offered.');
  const taken = others.filter(({ isRelated }, index) => isRelated || index + 1 < least).slice(0, most - 1);
  return [first.picture.name, ...taken.map(({ picture }) => picture.name)];
}
