import { applicationStatuses } from '../../backend/interfaces/Applications.ts';
import type { AuditEvent } from '../../backend/interfaces/Audit.ts';
import { roles } from '../../backend/interfaces/Staff.ts';
import { statusLabels } from '../../shared/applications/labels.ts';
import { roleLabels } from '../../shared/staff/roleLabels.ts';
import { eventTexts, fieldLabels } from './messages.ts';

type Details = AuditEvent['details'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const count = (value: unknown) => (typeof value === 'number' ? value : 0);
const roleIn = (value: unknown) => {
  const role = roles.find((each) => each === value);
  return role ? roleLabels[role] : text(value);
};
const statusIn = (value: unknown) => {
  const status = applicationStatuses.find((each) => each === value);
  return status ? statusLabels[status] : text(value);
};
const fieldsIn = ({ fields }: Details) =>
  (Array.isArray(fields) ? fields : [])
    .map((field) => fieldLabels[text(field)] ?? text(field).replaceAll('_', ' '))
    .join(', ');

const sentences: Record<string, (details: Details) => string> = {
  'staff.added': ({ to }) => eventTexts.added(roleIn(to)),
  'staff.removed': () => eventTexts.removed,
  'staff.role': ({ from, to }) => eventTexts.role(roleIn(from), roleIn(to)),
  'staff.activated': () => eventTexts.activated,
  'staff.deactivated': () => eventTexts.deactivated,
  'staff.linked': () => eventTexts.linked,
  'staff.unlinked': () => eventTexts.unlinked,
  'staff.edited': (details) => eventTexts.edited(fieldsIn(details)),
  'staff.invited': () => eventTexts.invited,
  'staff.invitation_ended': () => eventTexts.invitationEnded,
  'staff.invitation_accepted': () => eventTexts.invitationAccepted,
  'staff.invitation_deleted': () => eventTexts.invitationDeleted,
  'post.added': () => eventTexts.postAdded,
  'post.edited': (details) => eventTexts.edited(fieldsIn(details)),
  'post.removed': () => eventTexts.postRemoved,
  'sign_in.refused': ({ number }) => eventTexts.refused(count(number)),
  'sign_in.second_step_refused': ({ number }) => eventTexts.stepRefused(count(number)),
  'sign_in.second_step_on': () => eventTexts.secondStepOn,
  'sign_in.second_step_off': () => eventTexts.secondStepOff,
  'sign_in.second_step_required': () => eventTexts.secondStepRequired,
  'sign_in.second_step_optional': () => eventTexts.secondStepOptional,
  'application.status': ({ from, to }) => eventTexts.status(statusIn(from), statusIn(to)),
  'application.edited': (details) => eventTexts.edited(fieldsIn(details)),
  'application.noted': () => eventTexts.noted,
  'application.note_changed': () => eventTexts.noteChanged,
  'application.note_deleted': () => eventTexts.noteDeleted,
  'application.withdrawn': () => eventTexts.applicationWithdrawn,
  'application.deleted': () => eventTexts.applicationDeleted,
  'position.added': () => eventTexts.positionAdded,
  'position.closed': () => eventTexts.positionClosed,
  'position.opened': () => eventTexts.positionOpened,
  'position.edited': (details) => eventTexts.edited(fieldsIn(details)),
  'position.deleted': () => eventTexts.positionDeleted,
  'resume.opened': ({ purpose }) =>
    purpose === 'deletion' ? eventTexts.resumeOpenedToDelete : eventTexts.resumeOpened,
  'template.published': ({ version }) => eventTexts.published(count(version)),
  'template.withdrawn': () => eventTexts.templateWithdrawn,
  'template.changed': () => eventTexts.templateChanged,
  'template.deleted': () => eventTexts.templateDeleted,
  'team_picture.added': () => eventTexts.pictureAdded,
  'team_picture.approved': () => eventTexts.pictureApproved,
  'team_picture.withdrawn': () => eventTexts.pictureWithdrawn,
  'team_picture.edited': (details) => eventTexts.edited(fieldsIn(details)),
  'team_picture.deleted': () => eventTexts.pictureDeleted,
  'approval.turned_on': () => eventTexts.approvalOn,
  'approval.turned_off': () => eventTexts.approvalOff,
  'approval.pictures_marked': () => eventTexts.picturesMarked,
  'approval.pictures_unmarked': () => eventTexts.picturesUnmarked,
  'approval.approvers': ({ number }) => eventTexts.approvers(count(number)),
  'leads.added': ({ number }) => eventTexts.leads(count(number), 'added'),
  'leads.changed': ({ number }) => eventTexts.leads(count(number), 'changed'),
  'leads.deleted': ({ number }) => eventTexts.leads(count(number), 'deleted'),
};

/** Describes an event in a sentence without its subject. An unknown action keeps the server's name. */
export const describeEvent = ({ action, details }: Pick<AuditEvent, 'action' | 'details'>): string =>
  sentences[action]?.(details) ?? action;
