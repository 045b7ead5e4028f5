import { menuWord } from '../editor.css.ts';

/** The label of the menu's button. */
export const MoreWord = () => (
  <>
    <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </svg>
    <span className={menuWord}>More</span>
  </>
);
