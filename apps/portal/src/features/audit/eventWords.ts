import type { AuditEvent } from '../../backend/Audit.ts';
import { applicationStatuses, roles } from '../../backend/Backend.ts';
import { statusLabels } from '../../shared/applications/labels.ts';
import { roleLabels } from '../../shared/staff/roleLabels.ts';
import { fieldLabels, said } from './messages.ts';

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
  'staff.added': ({ to }) => said.added(roleIn(to)),
  'staff.removed': () => said.removed,
  'staff.role': ({ from, to }) => said.role(roleIn(from), roleIn(to)),
  'staff.activated': () => said.activated,
  'staff.deactivated': () => said.deactivated,
  'staff.linked': () => said.linked,
  'staff.unlinked': () => said.unlinked,
  'staff.edited': (details) => said.edited(fieldsIn(details)),
  'staff.invited': () => said.invited,
  'staff.invitation_ended': () => said.invitationEnded,
  'staff.invitation_accepted': () => said.invitationAccepted,
  'staff.invitation_deleted': () => said.invitationDeleted,
  'post.added': () => said.postAdded,
  'post.edited': (details) => said.edited(fieldsIn(details)),
  'post.removed': () => said.postRemoved,
  'sign_in.refused': ({ number }) => said.refused(count(number)),
  'sign_in.second_step_refused': ({ number }) => said.stepRefused(count(number)),
  'sign_in.second_step_on': () => said.secondStepOn,
  'sign_in.second_step_off': () => said.secondStepOff,
  'sign_in.second_step_required': () => said.secondStepRequired,
  'sign_in.second_step_optional': () => said.secondStepOptional,
  'application.status': ({ from, to }) => said.status(statusIn(from), statusIn(to)),
  'application.edited': (details) => said.edited(fieldsIn(details)),
  'application.noted': () => said.noted,
  'application.note_changed': () => said.noteChanged,
  'application.note_deleted': () => said.noteDeleted,
  'application.withdrawn': () => said.applicationWithdrawn,
  'application.deleted': () => said.applicationDeleted,
  'position.added': () => said.positionAdded,
  'position.closed': () => said.positionClosed,
  'position.opened': () => said.positionOpened,
  'position.edited': (details) => said.edited(fieldsIn(details)),
  'position.deleted': () => said.positionDeleted,
  'resume.opened': ({ purpose }) => (purpose === 'deletion' ? said.resumeOpenedToDelete : said.resumeOpened),
  'template.published': ({ version }) => said.published(count(version)),
  'template.withdrawn': () => said.templateWithdrawn,
  'template.changed': () => said.templateChanged,
  'template.deleted': () => said.templateDeleted,
  'team_picture.added': () => said.pictureAdded,
  'team_picture.approved': () => said.pictureApproved,
  'team_picture.withdrawn': () => said.pictureWithdrawn,
  'team_picture.edited': (details) => said.edited(fieldsIn(details)),
  'team_picture.deleted': () => said.pictureDeleted,
  'approval.turned_on': () => said.approvalOn,
  'approval.turned_off': () => said.approvalOff,
  'approval.pictures_marked': () => said.picturesMarked,
  'approval.pictures_unmarked': () => said.picturesUnmarked,
  'approval.approvers': ({ number }) => said.approvers(count(number)),
  'leads.added': ({ number }) => said.leads(count(number), 'added'),
  'leads.changed': ({ number }) => said.leads(count(number), 'changed'),
  'leads.deleted': ({ number }) => said.leads(count(number), 'deleted'),
};

/** Describes an event as a sentence without its subject. An action that this portal doesn't know yet keeps the server's name. */
export const eventWords = ({ action, details }: Pick<AuditEvent, 'action' | 'details'>): string =>
  sentences[action]?.(details) ?? action;
