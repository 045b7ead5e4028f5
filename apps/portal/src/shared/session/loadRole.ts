import type { Backend } from '../../backend/interfaces/Backend.ts';
import type { Role } from '../../backend/interfaces/Staff.ts';

/** The signed-in user's role according to the server; null if it grants none or couldn't be asked. */
export const loadRole = (staff: Backend['staff']): Promise<Role | null> =>
  staff.role().catch((error: unknown) => {
    console.error("Couldn't load the role.", error);
    return null;
  });
