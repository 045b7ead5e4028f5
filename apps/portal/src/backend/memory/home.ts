import { BackendError } from '../errors.ts';
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
import { isAdministrator, type Role } from '../interfaces/Staff.ts';
import type { Answer } from './operation.ts';

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

interface Asker {
  accountId: string;
  role: Role | null;
  name: string | null;
  startDate: string | null;
}

/** Counts and lists from elsewhere. */
interface Company {
  startedOn: () => readonly NewColleague[];
  newApplications: () => number;
}

/** In-memory home pages. Changes `homes` in place; `caller` throws while no one is signed in. */
export function memoryHome(
  homes: HomePages,
  answer: Answer<'home'>,
  caller: () => Asker,
  company: Company,
): Home {
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
    arrangement: () => answer('home.arrangement', () => homes.arrangements.get(callerId()) ?? null),
    arrange: (arrangement) =>
      answer('home.arrange', () => {
        homes.arrangements.set(writer(), structuredClone(arrangement));
      }),
    links: () => answer('home.links', () => homes.links.get(callerId()) ?? []),
    pin: (links) =>
      answer('home.pin', () => {
        const account = writer();
        if (links.length > pinLimits.links)
          throw new BackendError('refused', `Pin up to ${pinLimits.links} links.`);
        homes.links.set(account, structuredClone(links));
      }),
    posts: () =>
      answer('home.posts', () =>
        callerId() ? currentPosts().sort((a, b) => Date.parse(b.postedAt) - Date.parse(a.postedAt)) : [],
      ),
    savePost: ({ id, title, body, endsAt }) =>
      answer('home.savePost', () => {
        requireAdministrator();
        const place = homes.posts.findIndex((post) => post.id === id);
        const trimmedPost = { title: title.trim(), body: body.trim(), endsAt };
        if (
          !trimmedPost.title ||
          !trimmedPost.body ||
          currentPosts().filter((post) => post.id !== id).length >= postLimits.posts
        )
          throw new BackendError('refused', 'There are already 20 posts. Take one down first.');
        const oldPost = homes.posts[place];
        if (oldPost) homes.posts[place] = { ...oldPost, ...trimmedPost };
        else
          homes.posts.push({ id, ...trimmedPost, postedAt: new Date().toISOString(), author: caller().name });
      }),
    removePost: (id) =>
      answer('home.removePost', () => {
        requireAdministrator();
        homes.posts = homes.posts.filter((post) => post.id !== id);
      }),
    newColleagues: (from, until) =>
      answer('home.newColleagues', () =>
        callerId()
          ? company
              .startedOn()
              .filter(({ startDate }) => startDate >= from && startDate <= until)
              .sort((a, b) => b.startDate.localeCompare(a.startDate) || a.name.localeCompare(b.name))
              .slice(0, maxNewColleagues)
          : [],
      ),
    firstWeek: () =>
      answer('home.firstWeek', () => ({
        startDate: caller().startDate,
        firstVisit: null,
        doneSteps: homes.weeks.get(callerId()) ?? [],
      })),
    saveFirstWeek: (done) =>
      answer('home.saveFirstWeek', () => {
        homes.weeks.set(writer(), [...done]);
      }),
    newApplications: () =>
      answer('home.newApplications', () => {
        caller();
        return administrates() ? company.newApplications() : 0;
      }),
  };
}
