import { version } from '../package.json';

/** Version of this package, for files and pages to state. */
export const brandVersion: string = version;
