import { BackendError } from '../errors.ts';
import type { JobApplication } from '../interfaces/Applications.ts';
import {
  type Home,
  type HomeArrangement,
  maxNewColleagues,
  type NewColleague,
  type PinnedLink,
  type Post,
  pinLimits,
  postLimits,
} from '../interfaces/Home.ts';
import { fullName, isAdministrator } from '../interfaces/Staff.ts';
import type { MemoryAccess } from './access.ts';
import type { Methods } from './operation.ts';
import { idOf, type MemoryPerson } from './people.ts';

/** People's home page settings, by account. */
export interface HomePages {
  arrangements: Map<string, HomeArrangement>;
  links: Map<string, readonly PinnedLink[]>;
  posts: Post[];
  /** Items that new hires checked off, by account. */
  weeks: Map<string, readonly string[]>;
}

export const emptyHomes = (): HomePages => ({
  arrangements: new Map(),
  links: new Map(),
  posts: [],
  weeks: new Map(),
});

/** Returns the person as a new colleague, if they're active and the directory has their start date. */
const startedColleague = (person: MemoryPerson): NewColleague[] => {
  const { staff, details } = person;
  if (!staff?.isActive || !details?.startDate) return [];
  return [
    {
      id: idOf(person),
      name: fullName(staff.firstName, staff.lastName),
      jobTitle: staff.jobTitle,
      photo: staff.photo ?? null,
      startDate: details.startDate,
    },
  ];
};

/** In-memory home pages. Changes `homes` in place. */
export function memoryHome(
  homes: HomePages,
  { people, caller }: MemoryAccess,
  applications: readonly JobApplication[],
): Methods<Home> {
  const writer = () => {
    const { accountId, role } = caller();
    if (!role) throw new BackendError('refused', 'The dashboard is for active staff only.');
    return accountId;
  };
  const callerId = () => {
    const { accountId, role } = caller();
    return role ? accountId : '';
  };
  const administrates = () => isAdministrator(caller().role);
  const requireAdministrator = () => {
    if (!administrates()) throw new BackendError('refused', 'Only administrators can write posts.');
  };
  const currentPosts = () => homes.posts.filter(({ endsAt }) => Date.parse(endsAt) > Date.now());
  return {
    arrangement: () => homes.arrangements.get(callerId()) ?? null,
    arrange(arrangement) {
      homes.arrangements.set(writer(), structuredClone(arrangement));
    },
    links: () => homes.links.get(callerId()) ?? [],
    pin(links) {
      const account = writer();
      if (links.length > pinLimits.links)
        throw new BackendError('refused', `Pin up to ${pinLimits.links} links.`);
      homes.links.set(account, structuredClone(links));
    },
    posts: () =>
      callerId() ? currentPosts().sort((a, b) => Date.parse(b.postedAt) - Date.parse(a.postedAt)) : [],
    savePost({ id, title, body, endsAt }) {
      requireAdministrator();
      const place = homes.posts.findIndex((post) => post.id === id);
      const trimmedPost = { title: title.trim(), body: body.trim(), endsAt };
      if (
        !trimmedPost.title ||
        !trimmedPost.body ||
        currentPosts().filter((post) => post.id !== id).length >= postLimits.posts
      )
        throw new BackendError('refused', 'There are already 20 posts. Delete one first.');
      const oldPost = homes.posts[place];
      if (oldPost) homes.posts[place] = { ...oldPost, ...trimmedPost };
      else
        homes.posts.push({ id, ...trimmedPost, postedAt: new Date().toISOString(), author: caller().name });
    },
    removePost(id) {
      requireAdministrator();
      homes.posts = homes.posts.filter((post) => post.id !== id);
    },
    newColleagues: (from, until) =>
      callerId()
        ? people
            .flatMap(startedColleague)
            .filter(({ startDate }) => startDate >= from && startDate <= until)
            .sort((a, b) => b.startDate.localeCompare(a.startDate) || a.name.localeCompare(b.name))
            .slice(0, maxNewColleagues)
        : [],
    firstWeek: () => ({
      startDate: caller().startDate,
      firstVisit: null,
      doneSteps: homes.weeks.get(callerId()) ?? [],
    }),
    saveFirstWeek(done) {
      homes.weeks.set(writer(), [...done]);
    },
    newApplications() {
      caller();
      return administrates() ? applications.filter(({ status }) => status === 'new').length : 0;
    },
  };
}
