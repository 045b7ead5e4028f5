import { createElement } from 'react';
import type { ApplicationApi } from '../../../backend/applicationApi/ApplicationApi.ts';
import { JobApplicationPage } from '../JobApplicationPage.tsx';
import { httpPositions } from './openPosition.ts';
import { PositionPage } from './PositionPage.tsx';

/**
 * Returns the page for the position in the URL, for the standalone form.
 *
 * @param address the backend's address, with its key
 */
export function createPositionPage(api: ApplicationApi, address: Parameters<typeof httpPositions>[0]) {
  const id = new URLSearchParams(location.search).get('position');
  return id
    ? createElement(PositionPage, { id, api, read: httpPositions(address) })
    : createElement(JobApplicationPage, { api });
}
