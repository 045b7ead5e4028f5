import { unlistedPaths } from '../../shared/navigation/pages.ts';
export const formPath = (position: string) => `${unlistedPaths.applicationForm}?position=${position}`;
