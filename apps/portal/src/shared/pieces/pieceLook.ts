export { loadPieceLook } from '@daybreak/designers/library';
