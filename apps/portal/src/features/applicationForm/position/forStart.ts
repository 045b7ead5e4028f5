import { createElement } from 'react';
import type { Desk } from '../Desk.ts';
import { JobApplicationPage } from '../JobApplicationPage.tsx';
import { httpPositions } from './openPosition.ts';
import { PositionPage } from './PositionPage.tsx';

/** The page for the position that its address names, for the form that stands alone. `address`: of the backend, with its key. */
export function positionPage(desk: Desk, address: Parameters<typeof httpPositions>[0]) {
  const id = new URLSearchParams(location.search).get('position');
  return id
    ? createElement(PositionPage, { id, desk, read: httpPositions(address) })
    : createElement(JobApplicationPage, { desk });
}
