import type { ApplicantDetails } from '../../backend/interfaces/Applications.ts';
import { type Answers, type Question, toApplicationRecord, validateAnswers } from './answers.ts';
import { answerLabels, correctionMessages as text } from './labels.ts';
import { type ApplicationTexts, english } from './languages.ts';

/** Select lists can't have an empty value. */
const noAnswer = 'none';

/** Turns stored details into typed and chosen values. */
export const toFormValues = (details: ApplicantDetails): Answers => ({
  firstName: details.firstName,
  lastName: details.lastName,
  email: details.email,
  phone: details.phone ?? '',
  experience: details.experience,
  startDate: details.startDate,
  salary: details.salary ?? '',
  authorization: details.authorization ?? noAnswer,
});

/** Turns typed and chosen values into stored details. */
export function toApplicantDetails(entered: Answers): ApplicantDetails {
  const record = toApplicationRecord(entered, '', null, new Date());
  return {
    firstName: record.first_name,
    lastName: record.last_name,
    email: record.email,
    phone: record.phone,
    experience: record.experience_years,
    startDate: record.available_start_date,
    salary: record.salary_expectations,
    authorization: record.work_authorization,
  };
}

/** The correction form's texts, including its error messages. */
export interface CorrectionTexts extends Pick<ApplicationTexts, 'form' | 'problems' | 'experienceLabels'> {
  labels: Readonly<Record<keyof typeof answerLabels, string>>;
  /**
   * Replaces the application form's messages for missing answers. That form allows a missing start date; this one
   * doesn't.
   */
  missing: Partial<Record<Question, string>> & { startDate: string };
}

/** For a reviewer, who isn't the applicant. */
export const reviewerTexts: CorrectionTexts = {
  ...english,
  labels: answerLabels,
  missing: {
    firstName: text.firstNameMissing,
    lastName: text.lastNameMissing,
    email: text.emailMissing,
    startDate: text.dateMissing,
  },
};

/** Returns the problems: those of the application form, and a missing start date. */
export function validateCorrection(
  entered: Answers,
  words: CorrectionTexts,
): Partial<Record<Question, string>> {
  const details = toApplicantDetails(entered);
  const problems = validateAnswers(entered, false, words);
  for (const name of ['firstName', 'lastName', 'email'] as const)
    if (!details[name]) problems[name] = words.missing[name] ?? problems[name];
  if (!entered.startDate) problems.startDate = words.missing.startDate;
  return problems;
}

export const authorizations = (labels: CorrectionTexts['labels']) => [
  { value: noAnswer, label: labels.notGiven },
  { value: 'yes', label: labels.yes },
  { value: 'no', label: labels.no },
];
