import { unlistedPaths } from '../../shared/navigation/pages.ts';
/** Returns the path of a position's application form. */
export const formPath = (position: string) => `${unlistedPaths.applicationForm}?position=${position}`;
