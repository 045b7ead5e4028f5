import { createElement } from 'react';
import type { Desk } from '../../../backend/applicationDesk/Desk.ts';
import { JobApplicationPage } from '../JobApplicationPage.tsx';
import { httpPositions } from './openPosition.ts';
import { PositionPage } from './PositionPage.tsx';

/** The page for the position in its address, for the standalone form. `address`: the backend's, with its key. */
export function positionPage(desk: Desk, address: Parameters<typeof httpPositions>[0]) {
  const id = new URLSearchParams(location.search).get('position');
  return id
    ? createElement(PositionPage, { id, desk, read: httpPositions(address) })
    : createElement(JobApplicationPage, { desk });
}
