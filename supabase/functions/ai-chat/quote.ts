import type { StaffRole } from '../_shared/caller.ts';
import { linkTo, nearestPages, usualPages } from './pages.ts';
import type { Passage, Person } from './passages.ts';
import type { Ranking } from './ranking.ts';

/** Escapes text that people typed, so it can't become a link or a tag. */
const escaped = (text: string) => text.replace(/[\\`*[\]<>]/g, '\\$&');

/** The details about a person that a question can ask for. */
const fields: [field: 'phone' | 'email' | 'job_title', words: RegExp][] = [
  [
    'phone',
    /\b(phone|telephone|tele(f|ph)one?|extension|ext|mobile|cell|tel|number|landline|call|ring|dial)\b/i,
  ],
  ['email', /\b(e-?mails?|mail|write|address|message)\b/i],
  ['job_title', /\b(title|position|job|role)\b|\bwhat (does|is) .+ (do|doing)\b/i],
];
const names = { phone: 'phone', email: 'email', job_title: 'job title' };

const knownDetails = ({ job_title, phone, email }: Person) =>
  [job_title, phone && `phone ${phone}`, `email ${email}`]
    .filter((each) => typeof each === 'string' && each !== '')
    .map((each) => escaped(String(each)))
    .join(', ');

function aboutPerson(question: string, title: string, person: Person): string {
  const name = escaped(title);
  const formerNote = person.is_active ? '' : `${name} is no longer active. `;
  const askedFields = fields.filter(([, words]) => words.test(question)).map(([field]) => field);
  const field = askedFields[0];
  if (askedFields.length === 1 && field) {
    const value = person[field];
    return value
      ? `${formerNote}${name}'s ${names[field]} is ${escaped(value)}.`
      : `${formerNote}There's no ${names[field]} for ${name} in the directory. Here's what it lists: ${knownDetails(person)}.`;
  }
  const { job_title, phone, email, is_active } = person;
  const role = job_title && escaped(job_title);
  const status = is_active
    ? `${name} is ${role ? `our ${role}` : 'in the staff directory'}.`
    : `${formerNote}${role ? `Job title: ${role}.` : ''}`;
  return [
    status,
    phone ? `Phone: ${escaped(phone)}.` : 'No phone number is listed.',
    `Email: ${escaped(email)}.`,
  ].join(' ');
}

/** The margin within which the next passage could be meant, too. */
const asClose = 0.1;

/** The minimum rank of an answer. */
const answerRank = 0.6;

/** The minimum rank of a passage that's shown although it may not answer the question. */
const shownRank = 0.36;

/** The minimum share of the question's words in a passage that's shown. */
const minShare = 0.13;

/**
 * The margin within which the fourth passage shows that the question is too vague: chance would decide which comes
 * first.
 */
const tieMargin = 0.04;

/** True if the best passage is the answer, and doesn't just have some of the question's words. */
const isAnswer = ([first, , , fourth]: readonly Passage[]): boolean =>
  first !== undefined && first.rank >= answerRank && !(fourth && fourth.rank >= first.rank - tieMargin);

/** Shows passages, each under its title if there are several, and their pages. */
function passageList(passages: readonly Pick<Passage, 'title' | 'body' | 'path'>[], role: StaffRole): string {
  const links = new Set(passages.map(({ path }) => linkTo(path, role)));
  const bodies = passages.map(({ title, body }) => (passages.length > 1 ? `**${title}**\n\n${body}` : body));
  return [...bodies, [...links].filter((link) => link !== undefined).join(', ')].filter(Boolean).join('\n\n');
}

/**
 * The assistant's answer without a model: the best match for the question, and another that fits about as well, in
 * Markdown that also reads as plain text. Empty if it's unsure.
 */
export function quote(question: string, passages: readonly Passage[], role: StaffRole): string {
  const [first] = passages;
  if (!first) return '';
  const link = linkTo(first.path, role);
  const links = link ? [link] : [];
  if (!first.person) {
    const similarPassages = passages.filter(({ person, rank }) => !person && rank >= first.rank - asClose);
    return isAnswer(passages) ? passageList(similarPassages.slice(0, 2), role) : '';
  }
  // People with the same name, and others who match the question equally well.
  const people = passages.flatMap(({ title, person, rank }) =>
    person && rank >= first.rank - 0.01 ? [{ title, person }] : [],
  );
  if (people.length === 1) return [aboutPerson(question, first.title, first.person), ...links].join('\n\n');
  const list = people.map(({ title, person }) => {
    const formerNote = person.is_active ? '' : ' (no longer active)';
    return `- **${escaped(title)}**${formerNote}: ${knownDetails(person)}`;
  });
  return [`${people.length} people in the directory match:`, list.join('\n'), ...links].join('\n\n');
}

/** Maximum passages shown when none is surely the answer. */
const maxPassages = 3;

/** Returns the passages that both searches find, by the sum of their scores. */
function closestOf(near: readonly Passage[], ranked: Ranking['passages']) {
  const ranks = new Map(near.map(({ title, rank }) => [title, rank]));
  const scores = new Map(ranked.map(({ passage, score }) => [passage.title, score]));
  const totalScore = ({ title }: { title: string }) => (ranks.get(title) ?? 0) + (scores.get(title) ?? 0);
  const others = near.filter(({ title }) => !scores.has(title));
  return [...ranked.map(({ passage }) => passage), ...others].toSorted(
    (one, other) => totalScore(other) - totalScore(one),
  );
}

/** The answer when nothing surely matches the question: says so, and shows the closest passages or where to look. */
export function nothingFound(
  near: readonly Passage[],
  { passages, share }: Ranking,
  role: StaffRole,
): string {
  const portal = near.filter(({ person }) => !person);
  const [best = 0, first = 0] = [portal[0]?.rank, near[0]?.rank];
  const isNear = best >= shownRank && best >= first - asClose;
  if (isNear || (share >= minShare && !near[0]?.person)) {
    const closest = closestOf(portal, passages).slice(0, maxPassages);
    return `I'm not sure about that. Here's the closest I found:\n\n${passageList(closest, role)}`;
  }
  const pages = nearestPages(
    near.map(({ path }) => path),
    role,
  );
  if (pages.length > 0)
    return `I couldn't find anything about that in the portal. ${pages.length === 1 ? 'The closest page is' : 'The closest pages are'} ${pages.join(', ')}.`;
  return `I couldn't find anything about that in the portal. Most of what I know comes from these pages: ${usualPages(role).join(', ')}.`;
}
