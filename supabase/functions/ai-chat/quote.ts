import { linkTo, nearestPages, usualPages } from './pages.ts';
import type { Passage, Person } from './passages.ts';

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

const known = ({ job_title, phone, email }: Person) =>
  [job_title, phone && `phone ${phone}`, `email ${email}`]
    .filter((each) => typeof each === 'string' && each !== '')
    .map((each) => escaped(String(each)))
    .join(', ');

function aboutPerson(question: string, title: string, person: Person): string {
  const name = escaped(title);
  const left = person.is_active ? '' : `${name} is no longer active. `;
  const asked = fields.filter(([, words]) => words.test(question)).map(([field]) => field);
  const field = asked[0];
  if (asked.length === 1 && field) {
    const value = person[field];
    return value
      ? `${left}${name}'s ${names[field]} is ${escaped(value)}.`
      : `${left}The directory has no ${names[field]} of ${name}. What it has: ${known(person)}.`;
  }
  const { job_title, phone, email, is_active } = person;
  const role = job_title && escaped(job_title);
  const who = is_active
    ? `${name} is ${role ? `our ${role}` : 'in the staff directory'}.`
    : `${left}${role ? `Job title: ${role}.` : ''}`;
  return [
    who,
    phone ? `Phone: ${escaped(phone)}.` : 'No phone number is in the directory.',
    `Email: ${escaped(email)}.`,
  ].join(' ');
}

/** The assistant's answer without a model: the best match for the question, in Markdown that also reads as plain text. */
export function quote(question: string, passages: readonly Passage[]): string {
  const [first] = passages;
  if (!first) return '';
  const link = linkTo(first.path);
  const also = link ? [link] : [];
  if (!first.person) return [first.body, ...also].join('\n\n');
  // People with the same name, and others whom the question fits as well.
  const people = passages.flatMap(({ title, person, rank }) =>
    person && rank >= first.rank - 0.01 ? [{ title, person }] : [],
  );
  if (people.length === 1) return [aboutPerson(question, first.title, first.person), ...also].join('\n\n');
  const list = people.map(({ title, person }) => {
    const left = person.is_active ? '' : ' (no longer active)';
    return `- **${escaped(title)}**${left}: ${known(person)}`;
  });
  return [`${people.length} people in the directory fit:`, list.join('\n'), ...also].join('\n\n');
}

/** The answer when nothing matches the question: says so and suggests where to look. */
export function nothingFound(near: readonly Passage[]): string {
  const pages = nearestPages(near.map(({ path }) => path));
  if (pages.length > 0)
    return `I found nothing about that in the portal. ${pages.length === 1 ? 'This page is' : 'These pages are'} the nearest: ${pages.join(', ')}.`;
  return `I found nothing about that in the portal. No page comes near it; most of what it knows is on these: ${usualPages().join(', ')}.`;
}
