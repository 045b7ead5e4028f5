import type { Backend } from '../../backend/interfaces/Backend.ts';
import type { Role } from '../../backend/interfaces/Staff.ts';

/** Returns the signed-in user's role according to the server; null if they have none or it couldn't be loaded. */
export const loadRole = (staff: Backend['staff']): Promise<Role | null> =>
  staff.role().catch((error: unknown) => {
    console.error("Couldn't load the role.", error);
    return null;
  });
