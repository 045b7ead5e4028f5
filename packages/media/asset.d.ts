/** The address that a bundler gives the file. */
declare const address: string;
export default address;
