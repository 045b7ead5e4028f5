export { unzip } from './reading/unzip.ts';
export { type LeftOut, leftOutLine, type PackedFile, zipOf } from './zip/zipOf.ts';
