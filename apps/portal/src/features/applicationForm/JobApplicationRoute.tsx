import { lazyPart } from '@daybreak/ui';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { httpApplicationApi } from '../../backend/applicationApi/httpApplicationApi.ts';
import { projectAddress } from '../../backend/projectAddress.ts';
import { JobApplicationPage } from './JobApplicationPage.tsx';
import { httpPositions } from './position/openPosition.ts';

const PositionPage = lazyPart(() => import('./position/PositionPage.tsx'), 'PositionPage');

/** The form for visits that start inside the portal. job-application.html serves the address when opened directly. */
export function JobApplicationRoute() {
  const [api] = useState(() => httpApplicationApi(projectAddress()));
  const [read] = useState(() => httpPositions(projectAddress()));
  const position = useSearchParams()[0].get('position');
  return position ? (
    <Suspense>
      <PositionPage key={position} id={position} api={api} read={read} />
    </Suspense>
  ) : (
    <JobApplicationPage api={api} />
  );
}
