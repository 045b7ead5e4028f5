import type { TeamPictureState } from '@daybreak/designers';
import { BackendError } from '../errors.ts';
import { isAdministrator } from '../interfaces/Staff.ts';
import type { TeamPicture, TeamPictures, TeamPictureTexts } from '../interfaces/TeamPictures.ts';
import type { Caller, MemoryAccess } from './access.ts';
import type { Record } from './audit.ts';
import type { Methods } from './operation.ts';

/** A photograph as the memory backend keeps it. */
export interface StoredTeamPicture extends Omit<TeamPicture, 'state'> {
  /** The account that added it. */
  uploadedBy: string;
  approved: boolean;
  isWithdrawn: boolean;
  picture: Blob;
}

const fields = {
  title: 'title',
  topics: 'topics',
  credit: 'credit',
  rights: 'rights',
  expiresOn: 'expires_on',
  faces: 'faces',
} as const;

const today = () => new Date().toISOString().slice(0, 10);
const stateOf = ({ approved, isWithdrawn, expiresOn }: StoredTeamPicture): TeamPictureState => {
  if (isWithdrawn) return 'withdrawn';
  if (expiresOn && expiresOn < today()) return 'expired';
  return approved ? 'approved' : 'waiting';
};

const refusal = (sentence: string) => new BackendError('refused', sentence, { serverSpoke: true });
const trimTexts = ({
  title,
  topics,
  credit,
  rights,
  expiresOn,
  faces,
}: TeamPictureTexts): TeamPictureTexts => {
  const words = { title: title.trim(), credit: credit.trim(), rights: rights.trim() };
  if (Object.values(words).includes(''))
    throw new BackendError('unexpected', "Couldn't save the photograph. Check its fields and try again.");
  return { ...words, topics, expiresOn, faces };
};

/** In-memory team photos. Changes `pictures`, newest first, in place. */
export function memoryTeamPictures(
  pictures: StoredTeamPicture[],
  { caller }: MemoryAccess,
  record: Record,
): Methods<TeamPictures> {
  const isManager = ({ role }: Caller) => isAdministrator(role);
  const maySee = (picture: StoredTeamPicture, me: Caller) =>
    isManager(me) ||
    (me.role !== null && (picture.uploadedBy === me.accountId || stateOf(picture) === 'approved'));
  const requireStaff = () => {
    const me = caller();
    if (!me.role) throw refusal('The library is for active staff only.');
    return me;
  };
  const subjectOf = ({ title }: { title: string }) => ({ label: title, name: null });
  const requirePicture = (id: string): StoredTeamPicture => {
    if (!isManager(caller())) throw refusal('Only administrators can approve, edit or withdraw team photos.');
    const found = pictures.find((one) => one.id === id);
    if (!found) throw refusal("This photograph doesn't exist.");
    return found;
  };

  return {
    list() {
      const me = caller();
      return pictures
        .filter((one) => maySee(one, me))
        .map(({ approved, isWithdrawn, picture, uploadedBy, ...rest }) => ({
          ...rest,
          state: stateOf({ ...rest, approved, isWithdrawn, picture, uploadedBy }),
        }));
    },
    add({ id, width, height, picture, smallCopy, ...words }) {
      const { accountId, name } = requireStaff();
      if (pictures.some((one) => one.id === id && one.uploadedBy === accountId)) return;
      const added = {
        ...trimTexts(words),
        ...{ id, width, height, picture, uploadedBy: accountId, uploader: name },
        ...{ approved: false, isWithdrawn: false },
        preview: URL.createObjectURL(smallCopy ?? picture),
      };
      pictures.unshift(added);
      record('team_picture.added', subjectOf(added));
    },
    load(id) {
      const me = caller();
      const found = pictures.find((one) => one.id === id && maySee(one, me));
      if (!found) throw refusal("This photograph doesn't exist, or it can't be used anymore.");
      return found.picture;
    },
    states(ids) {
      requireStaff();
      return new Map(
        pictures.flatMap((one) => (ids.includes(one.id) ? [[one.id, stateOf(one)] as const] : [])),
      );
    },
    edit(id, words) {
      const found = requirePicture(id);
      const newTexts = trimTexts(words);
      const changedFields = (Object.keys(fields) as (keyof typeof fields)[])
        .filter((name) => JSON.stringify(found[name]) !== JSON.stringify(newTexts[name]))
        .map((name) => fields[name]);
      Object.assign(found, newTexts);
      if (changedFields.length > 0)
        record('team_picture.edited', subjectOf(found), { fields: changedFields.sort() });
    },
    approve(id) {
      const found = requirePicture(id);
      if (found.approved && !found.isWithdrawn) return;
      Object.assign(found, { approved: true, isWithdrawn: false });
      record('team_picture.approved', subjectOf(found));
    },
    withdraw(id) {
      const found = requirePicture(id);
      if (found.isWithdrawn) return;
      found.isWithdrawn = true;
      record('team_picture.withdrawn', subjectOf(found));
    },
  };
}
