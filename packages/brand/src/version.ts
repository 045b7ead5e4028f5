import { version } from '../package.json';

/** Version of this package: what a file was made with, or a page shows. */
export const brandVersion: string = version;
