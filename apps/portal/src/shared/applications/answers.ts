import type { ApplicationRecord } from '../../backend/applicationApi/ApplicationApi.ts';
import { localDay } from '../dates/dates.ts';
import type { ApplicationTexts } from './languages.ts';
import { experienceLabels } from './messages.ts';

type Experience = keyof typeof experienceLabels;
export const experiences = Object.keys(experienceLabels) as Experience[];

/** The form's answers as typed. Empty: not answered. */
export const noAnswers = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  experience: '',
  startDate: '',
  salary: '',
  authorization: '',
};
export type Answers = typeof noAnswers;
export type Question = keyof Answers;

/** Maximum characters per answer, counted in code points like the database does. */
export const limits = { firstName: 100, lastName: 100, email: 254, phone: 40, salary: 200 } as const;

/**
 * Removes what no keyboard types and no database accepts: invisible characters, lone surrogates, and surrounding
 * whitespace.
 */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll(hidden, ' ').trim();

/**
 * Invisible characters: controls, direction marks, zero-width characters. Joiners stay between letters of the scripts
 * that write with them. The database rejects exactly these and nothing more.
 */
const hidden =
  /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u3164]|(?<![\u0600-\u1cff])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?![\u0600-\u1cff])/gu;

const required = ['firstName', 'lastName', 'email'] as const;

/** Returns whether every required question is answered. */
export const isComplete = (answers: Answers): boolean =>
  required.every((name) => cleanText(answers[name]) !== '');

const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(text);
const isInRange = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) && date >= '2000-01-01' && date <= '2100-12-31';

/**
 * Returns the problems with the answers, in form order.
 *
 * @param dateUnfinished whether the date field holds only part of a date
 */
export function validateAnswers(
  answers: Answers,
  dateUnfinished: boolean,
  { form: labels, problems: words }: Pick<ApplicationTexts, 'form' | 'problems'>,
): Partial<Record<Question, string>> {
  const found: Partial<Record<Question, string>> = {};
  for (const name of required) if (!cleanText(answers[name])) found[name] = words[name];
  for (const name of ['firstName', 'lastName'] as const)
    if (answers[name].search(hidden) >= 0) found[name] = words.hidden(labels[name]);
  const email = cleanText(answers.email);
  if (email && !isEmail(email)) found.email = words.emailForm;
  for (const [name, limit] of Object.entries(limits) as [keyof typeof limits, number][])
    if ([...cleanText(answers[name])].length > limit) found[name] = words.tooLong(labels[name], limit);
  if (dateUnfinished) found.startDate = words.dateUnfinished;
  else if (answers.startDate && !isInRange(answers.startDate)) found.startDate = words.dateRange;
  return found;
}

/** Returns the answers as they're stored: no experience becomes '0', no date becomes today. */
export const toApplicationRecord = (
  answers: Answers,
  reference: string,
  resume: string | null,
  now: Date,
): ApplicationRecord => ({
  reference,
  first_name: cleanText(answers.firstName),
  last_name: cleanText(answers.lastName),
  email: cleanText(answers.email),
  phone: cleanText(answers.phone) || null,
  experience_years: experiences.find((level) => level === answers.experience) ?? '0',
  available_start_date: answers.startDate || localDay(now),
  salary_expectations: cleanText(answers.salary) || null,
  work_authorization:
    answers.authorization === 'yes' || answers.authorization === 'no' ? answers.authorization : null,
  resume_url: resume,
});
