/** What is asked of whoever has a second step, in one file: each alone would be a request of its own. */
export { NewCodesDialog } from './NewCodesDialog.tsx';
export { TurnOffDialog } from './TurnOffDialog.tsx';
