import { BackendError } from '../errors.ts';
import { firstVisitNames } from '../firstVisitNames.ts';
import type { Profiles } from '../interfaces/Profiles.ts';
import { maxNameLength } from '../nameLimits.ts';
import type { MemoryAccess } from './access.ts';
import type { Methods } from './operation.ts';
import { activeRowOf } from './people.ts';

export function memoryProfiles({ me, entitled, sessionOf }: MemoryAccess): Methods<Profiles> {
  return {
    own() {
      const { profile } = entitled();
      return profile && { ...profile };
    },
    ensure() {
      const person = me();
      const names = firstVisitNames(sessionOf(person), activeRowOf(person));
      person.profile ??= { ...names, passwordChanged: false };
      return { ...person.profile };
    },
    save(names) {
      const person = me();
      const { passwordChanged } = person.profile ?? { passwordChanged: false };
      const firstName = names.firstName.trim();
      const lastName = names.lastName.trim();
      const displayName = names.displayName.trim();
      if (!firstName || [firstName, lastName, displayName].some((name) => [...name].length > maxNameLength))
        throw new BackendError(
          'unexpected',
          `Enter a first name. Each name can have up to ${maxNameLength} characters.`,
        );
      person.profile = { firstName, lastName, displayName, passwordChanged };
      return { ...person.profile };
    },
    markPasswordChanged() {
      const { profile } = me();
      if (!profile) throw new BackendError('refused', "You don't have a profile yet. Nothing was changed.");
      profile.passwordChanged = true;
    },
  };
}
