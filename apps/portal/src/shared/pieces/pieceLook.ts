export { changedLook, loadPieceLook } from '@daybreak/designers/library';
export { approvedDrawing } from './approvedDrawing.ts';
