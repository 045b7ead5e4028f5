import { BackendError } from '../errors.ts';
import type { JobApplication } from '../interfaces/Applications.ts';
import type { Position, Positions } from '../interfaces/Positions.ts';
import { isAdministrator } from '../interfaces/Staff.ts';
import type { MemoryAccess } from './access.ts';
import type { Record } from './audit.ts';
import type { Methods } from './operation.ts';

const today = () => new Date().toISOString().slice(0, 10);

const fields = {
  title: 'title',
  place: 'place',
  country: 'country',
  isRemote: 'remote',
  kind: 'kind',
  description: 'description',
  closesOn: 'closes_on',
} as const;

/** In-memory open positions. Changes `positions`, newest first, in place. */
export function memoryPositions(
  positions: Position[],
  applications: readonly JobApplication[],
  { role }: MemoryAccess,
  record: Record,
): Methods<Positions> {
  const writes = () => isAdministrator(role());
  const requireWriter = () => {
    if (!writes()) throw new BackendError('refused', 'Only administrators can edit positions.');
  };
  const subjectOf = ({ title }: Position) => ({ label: title, name: null });
  const countOf = (id: string) => applications.filter(({ position }) => position?.id === id).length;

  return {
    list: () =>
      writes()
        ? positions.map((position) => ({
            ...position,
            isOpen: !position.isClosed && (position.closesOn === null || position.closesOn >= today()),
            applications: countOf(position.id),
          }))
        : [],
    save(input) {
      requireWriter();
      const { id, country, isRemote, kind, pay, closesOn, isClosed } = input;
      const position: Position = {
        id,
        title: input.title.trim(),
        place: input.place.trim(),
        country,
        isRemote,
        kind,
        description: input.description.trim(),
        pay,
        closesOn,
        isClosed,
      };
      if (!position.title || !position.place || (pay && pay.from > pay.to))
        throw new BackendError('unexpected', "Couldn't save the position. Check its fields and try again.");
      const oldPosition = positions.find((each) => each.id === id);
      if (!oldPosition) {
        positions.unshift(position);
        record('position.added', subjectOf(position));
        return;
      }
      positions[positions.indexOf(oldPosition)] = position;
      if (oldPosition.isClosed !== isClosed)
        record(isClosed ? 'position.closed' : 'position.opened', subjectOf(position));
      const changedFields: string[] = (Object.keys(fields) as (keyof typeof fields)[])
        .filter((name) => oldPosition[name] !== position[name])
        .map((name) => fields[name]);
      if (oldPosition.pay?.from !== pay?.from) changedFields.push('pay_from');
      if (oldPosition.pay?.per !== pay?.per) changedFields.push('pay_per');
      if (oldPosition.pay?.to !== pay?.to) changedFields.push('pay_to');
      if (changedFields.length > 0)
        record('position.edited', subjectOf(position), { fields: changedFields.sort() });
    },
    remove(id) {
      requireWriter();
      if (countOf(id) > 0)
        throw new BackendError(
          'refused',
          "People have applied for this position, so you can't delete it. Close it instead.",
          {
            serverSpoke: true,
          },
        );
      const place = positions.findIndex((each) => each.id === id);
      const [removedPosition] = place < 0 ? [] : positions.splice(place, 1);
      if (removedPosition) record('position.deleted', subjectOf(removedPosition));
    },
  };
}
