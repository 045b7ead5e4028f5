/** The dialogs for users who have a second step, in one file: otherwise each would be its own request. */
export { NewCodesDialog } from './NewCodesDialog.tsx';
export { TurnOffDialog } from './TurnOffDialog.tsx';
