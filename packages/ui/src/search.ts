export { emailIn, emailKey, isEmail } from './search/emailKey.ts';
export { finds, folded } from './search/folded.ts';
