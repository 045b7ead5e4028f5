import { useState } from 'react';
import { projectAddress } from '../../backend/projectAddress.ts';
import { httpDesk } from './httpDesk.ts';
import { JobApplicationPage } from './JobApplicationPage.tsx';

/** The form inside the portal, for a visit that began there: the address by itself is served by job-application.html. */
export function JobApplicationRoute() {
  const [desk] = useState(() => httpDesk(projectAddress()));
  return <JobApplicationPage desk={desk} />;
}
