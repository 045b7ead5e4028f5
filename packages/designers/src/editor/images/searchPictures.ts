import { finds } from '@daybreak/ui/search';
import type { BrandPicture } from './brandPictures.ts';
import type { TeamPicture } from './team/teamPictures.ts';

/** The library pictures that match a search: by title, topics, description and credit. */
export const searchPictures = (query: string, pictures: readonly BrandPicture[]): BrandPicture[] =>
  pictures.filter(({ title, topics, shows, credit }) => finds(query, [title, ...topics, shows, credit]));

/** The team photos that match a search: by title, topics and credit. */
export const searchTeamPictures = (query: string, pictures: readonly TeamPicture[]): TeamPicture[] =>
  pictures.filter(({ title, topics, credit }) => finds(query, [title, ...topics, credit]));
