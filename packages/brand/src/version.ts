import { version } from '../package.json';

/** Version of this package: what made a file, or what a page shows. */
export const brandVersion: string = version;
