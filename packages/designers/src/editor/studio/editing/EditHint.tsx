import { hint } from './editing.css.ts';

/** One line over the piece, until the user has edited words there once. */
export const EditHint = ({ isShown }: { isShown: boolean }) =>
  isShown ? <p className={hint}>Click any text to edit it</p> : null;
