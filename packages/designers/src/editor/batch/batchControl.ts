import type { StaffChoice } from '../designer.ts';
import type { StaffCards } from '../userDetails/staffCards.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';

/** The page with the pieces of many people, and how to open it. */
export interface BatchControl {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  loadStaff?: () => Promise<readonly StaffChoice[]>;
  /** Manages the people that cards are made for, if there's a directory of them. */
  cards?: StaffCards | undefined;
  /** The account that the rows belong to. */
  account?: string;
  /**
   * Makes the HTML of a person's email signature, which can use the same rows.
   *
   * @throws {ExportError} if any of its words are missing.
   */
  signatureOf?: (user: UserDetails) => string;
}
