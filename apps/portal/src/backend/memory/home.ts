import { BackendError } from '../errors.ts';
import {
  type Home,
  type HomeArrangement,
  mostNewColleagues,
  type NewColleague,
  type PinnedLink,
  type Post,
  pinLimits,
  postLimits,
} from '../interfaces/Home.ts';
import { isAdministrator, type Role } from '../interfaces/Staff.ts';
import type { Answer } from './operation.ts';

/** People's home page settings, by account. */
export interface KeptHomes {
  arrangements: Map<string, HomeArrangement>;
  links: Map<string, readonly PinnedLink[]>;
  posts: Post[];
  /** Items that new hires checked off, by account. */
  weeks: Map<string, readonly string[]>;
}

export const emptyHomes = (): KeptHomes => ({
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

/** In-memory home pages. Changes `kept` in place; `asker` throws while no one is signed in. */
export function memoryHome(
  kept: KeptHomes,
  answer: Answer<'home'>,
  asker: () => Asker,
  company: Company,
): Home {
  const writer = () => {
    const { accountId, role } = asker();
    if (!role) throw new BackendError('refused', 'The dashboard is for active staff only.');
    return accountId;
  };
  const reader = () => {
    const { accountId, role } = asker();
    return role ? accountId : '';
  };
  const administrates = () => isAdministrator(asker().role);
  const requireAdministrator = () => {
    if (!administrates()) throw new BackendError('refused', 'Only administrators can write posts.');
  };
  const running = () => kept.posts.filter(({ endsAt }) => Date.parse(endsAt) > Date.now());
  return {
    arrangement: () => answer('home.arrangement', () => kept.arrangements.get(reader()) ?? null),
    arrange: (arrangement) =>
      answer('home.arrange', () => {
        kept.arrangements.set(writer(), structuredClone(arrangement));
      }),
    links: () => answer('home.links', () => kept.links.get(reader()) ?? []),
    pin: (links) =>
      answer('home.pin', () => {
        const account = writer();
        if (links.length > pinLimits.links)
          throw new BackendError('refused', `Pin up to ${pinLimits.links} links.`);
        kept.links.set(account, structuredClone(links));
      }),
    posts: () =>
      answer('home.posts', () =>
        reader() ? running().sort((a, b) => Date.parse(b.postedAt) - Date.parse(a.postedAt)) : [],
      ),
    savePost: ({ id, title, body, endsAt }) =>
      answer('home.savePost', () => {
        requireAdministrator();
        const place = kept.posts.findIndex((post) => post.id === id);
        const written = { title: title.trim(), body: body.trim(), endsAt };
        if (
          !written.title ||
          !written.body ||
          running().filter((post) => post.id !== id).length >= postLimits.posts
        )
          throw new BackendError('refused', 'There are already 20 posts. Take one down first.');
        const before = kept.posts[place];
        if (before) kept.posts[place] = { ...before, ...written };
        else kept.posts.push({ id, ...written, postedAt: new Date().toISOString(), author: asker().name });
      }),
    removePost: (id) =>
      answer('home.removePost', () => {
        requireAdministrator();
        kept.posts = kept.posts.filter((post) => post.id !== id);
      }),
    newColleagues: (from, until) =>
      answer('home.newColleagues', () =>
        reader()
          ? company
              .startedOn()
              .filter(({ startDate }) => startDate >= from && startDate <= until)
              .sort((a, b) => b.startDate.localeCompare(a.startDate) || a.name.localeCompare(b.name))
              .slice(0, mostNewColleagues)
          : [],
      ),
    firstWeek: () =>
      answer('home.firstWeek', () => ({
        startDate: asker().startDate,
        firstVisit: null,
        done: kept.weeks.get(reader()) ?? [],
      })),
    tickFirstWeek: (done) =>
      answer('home.tickFirstWeek', () => {
        kept.weeks.set(writer(), [...done]);
      }),
    newApplications: () =>
      answer('home.newApplications', () => {
        asker();
        return administrates() ? company.newApplications() : 0;
      }),
  };
}
