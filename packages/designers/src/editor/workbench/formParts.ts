// What's drawn after the piece, in one file.
export { DraftForm } from '../drafts/controls/DraftForm.tsx';
export { FieldsForm } from '../fields/FieldsForm.tsx';
