export {
  type CheckedFile,
  type CheckedKind,
  checkedFile,
  contentDigest,
  largestCheckedFile,
  readIdentity,
} from './identity/readIdentity.ts';
