import { BackendError } from '../errors.ts';
import type { JobApplication } from '../interfaces/Applications.ts';
import type { Position, Positions } from '../interfaces/Positions.ts';
import { isAdministrator, type Role } from '../interfaces/Staff.ts';
import type { Record } from './audit.ts';
import type { Answer } from './operation.ts';

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

/** In-memory open positions. Changes `positions`, newest first, in place; `role` throws while no one is signed in. */
export function memoryPositions(
  positions: Position[],
  applications: readonly JobApplication[],
  answer: Answer<'positions'>,
  role: () => Role | null,
  record: Record,
): Positions {
  const writes = () => isAdministrator(role());
  const requireWriter = () => {
    if (!writes()) throw new BackendError('refused', 'Only administrators can edit positions.');
  };
  const about = ({ title }: Position) => ({ label: title, name: null });
  const countOf = (id: string) => applications.filter(({ position }) => position?.id === id).length;

  return {
    list: () =>
      answer('positions.list', () =>
        writes()
          ? positions.map((position) => ({
              ...position,
              isOpen: !position.isClosed && (position.closesOn === null || position.closesOn >= today()),
              applications: countOf(position.id),
            }))
          : [],
      ),
    save: (input) =>
      answer('positions.save', () => {
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
        const before = positions.find((each) => each.id === id);
        if (!before) {
          positions.unshift(position);
          record('position.added', about(position));
          return;
        }
        positions[positions.indexOf(before)] = position;
        if (before.isClosed !== isClosed)
          record(isClosed ? 'position.closed' : 'position.opened', about(position));
        const changed: string[] = (Object.keys(fields) as (keyof typeof fields)[])
          .filter((name) => before[name] !== position[name])
          .map((name) => fields[name]);
        if (before.pay?.from !== pay?.from) changed.push('pay_from');
        if (before.pay?.per !== pay?.per) changed.push('pay_per');
        if (before.pay?.to !== pay?.to) changed.push('pay_to');
        if (changed.length > 0) record('position.edited', about(position), { fields: changed.sort() });
      }),
    remove: (id) =>
      answer('positions.remove', () => {
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
        const [removed] = place < 0 ? [] : positions.splice(place, 1);
        if (removed) record('position.deleted', about(removed));
      }),
  };
}
