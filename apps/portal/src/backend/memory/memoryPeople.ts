import {
  addressTaken,
  changedFields,
  changedMeanwhile,
  storedText,
  toFormDetails,
} from '../detailChanges.ts';
import { BackendError } from '../errors.ts';
import type { Colleague, People, PersonDetails } from '../interfaces/People.ts';
import { detailNames, mapToRecord } from '../interfaces/personDetails.ts';
import type { Role } from '../interfaces/Staff.ts';
import type { MemoryAccess } from './access.ts';
import { memoryInvitations } from './memoryInvitations.ts';
import { memoryTable } from './memoryTable.ts';
import type { Methods } from './operation.ts';
import { idOf, type MemoryPerson, newcomer, staffMemberOf } from './people.ts';

const circle = 'This would make someone their own manager, directly or indirectly. Choose another manager.';

/** Rejects deactivating a person while an active person reports to them, as the server does. */
export function refuseLeavingManager(people: readonly MemoryPerson[], id: string): void {
  const reports = people.filter(({ staff, details }) => staff?.isActive && details?.managerId === id).length;
  if (reports > 0)
    throw new BackendError(
      'refused',
      `This person still manages ${reports} active ${reports === 1 ? 'person' : 'people'}. Choose another manager for them first.`,
    );
}

/** The directory beyond its cards, in memory. */
export function memoryPeople({ people, me, role }: MemoryAccess): Methods<People> {
  const colleagueOf = (person: MemoryPerson): Colleague[] => {
    const member = staffMemberOf(person);
    return member ? [{ ...mapToRecord(detailNames, () => null), ...member, ...person.details }] : [];
  };
  const all = () => people.flatMap(colleagueOf);
  const activePeople = () =>
    all()
      .filter(({ isActive }) => isActive)
      .sort((a, b) => a.firstName.localeCompare(b.firstName));
  const find = (id: string | null) => all().find((one) => one.id === id) ?? null;
  const personOf = (id: string) => people.find((person) => person.staff && idOf(person) === id);
  const visible = ({ isActive }: Colleague, callerRole: Role | null) =>
    callerRole === 'super_admin' || (callerRole && isActive);
  const mustManage = () => {
    if (role() !== 'super_admin')
      throw new BackendError('refused', "You can't change this record. Nothing was saved.");
  };
  const write = (person: MemoryPerson, details: PersonDetails) => {
    if (!person.staff) return;
    const { firstName, lastName, phone, jobTitle, ...beyondCard } = mapToRecord(detailNames, (name) =>
      storedText(details[name]),
    );
    Object.assign(person.staff, { firstName: firstName ?? '', lastName, phone, jobTitle });
    person.details = beyondCard;
  };
  const refuseCircle = (id: string, managerId: string) => {
    for (let ancestor = find(managerId); ancestor; ancestor = find(ancestor.managerId))
      if (ancestor.id === id) throw new BackendError('refused', circle);
  };

  const addPerson = (email: string, details: PersonDetails): Colleague => {
    const address = email.trim().toLowerCase();
    if (people.some((person) => person.email === address)) throw new BackendError('refused', addressTaken);
    const person: MemoryPerson = { ...newcomer(address, ''), names: {} };
    write(person, details);
    people.push(person);
    return colleagueOf(person)[0] as Colleague;
  };

  return {
    open(id) {
      const callerRole = role();
      const person = find(id);
      if (!person || !visible(person, callerRole)) return null;
      const manager = find(person.managerId);
      return {
        person,
        manager: manager && visible(manager, callerRole) ? manager : null,
        reports: activePeople().filter(({ managerId }) => managerId === id),
      };
    },
    list: () => (role() ? activePeople() : []),
    save(id, before, after) {
      mustManage();
      const person = personOf(id);
      const current = find(id);
      if (!person || !current) throw new BackendError('refused', 'Nothing changed.');
      const names = changedFields(before, after);
      const currentDetails = toFormDetails(current);
      if (names.some((name) => storedText(currentDetails[name]) !== storedText(before[name])))
        throw new BackendError('refused', changedMeanwhile);
      const newDetails = {
        ...currentDetails,
        ...Object.fromEntries(names.map((name) => [name, after[name]])),
      };
      refuseCircle(id, newDetails.managerId);
      write(person, newDetails);
      return find(id) as Colleague;
    },
    add(email, details) {
      mustManage();
      return addPerson(email, details);
    },
    setPhoto(id, picture) {
      const person = personOf(id);
      if (!role() || (role() !== 'super_admin' && person !== me()))
        throw new BackendError(
          'refused',
          "You can change your own photo. Only super administrators can change other people's photos.",
        );
      if (!person?.staff) throw new BackendError('failed', "This person isn't in the directory.");
      if (person.staff.photo) URL.revokeObjectURL(person.staff.photo);
      person.staff.photo = picture && URL.createObjectURL(picture);
      return person.staff.photo;
    },
    // In this backend, a photo's name is its address.
    photoAddress(photo) {
      const callerRole = role();
      return all().some((one) => one.photo === photo && visible(one, callerRole)) ? photo : null;
    },
    ...memoryTable({
      mustManage,
      people: all,
      add: addPerson,
      change(id, details) {
        const person = personOf(id);
        const present = find(id);
        if (person && present) write(person, { ...toFormDetails(present), ...details });
      },
    }),
    ...memoryInvitations({
      mustManage,
      mayRead: () => role() === 'super_admin',
      personOf,
      people,
    }),
  };
}
