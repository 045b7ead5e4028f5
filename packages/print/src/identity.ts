export {
  type CheckedFile,
  type CheckedKind,
  checkedFile,
  contentDigest,
  largestCheckedFile,
  readIdentity,
} from './identity/readIdentity.ts';
export type { FileIdentity } from './types.ts';
