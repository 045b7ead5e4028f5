import type { PieceEvent } from '../../../../../backend/interfaces/Approvals.ts';

/** Describes an event with its person and version. */
const happened: Record<PieceEvent['action'], (actor: string, version: number) => string> = {
  asked: (actor, version) => `${actor} requested approval of version ${version}`,
  withdrawn: (actor, version) => `${actor} withdrew the request for version ${version}`,
  changes_asked: (actor, version) => `${actor} asked for changes to version ${version}`,
  approved: (actor, version) => `${actor} approved version ${version}`,
};

export const record = {
  title: 'Approvals',
  loading: 'Loading the approval history',
  none: 'No approvals yet.',
  left: 'A former colleague',
  you: 'You',
  happened,
  superseded: 'A later version has been approved since.',
  file: (format: 'pdf' | 'png', version: number, side?: number) =>
    `Download approved version ${version} (${format.toUpperCase()}${side ? ` ${side}` : ''})`,
  view: (version: number) => `View version ${version}`,
};
