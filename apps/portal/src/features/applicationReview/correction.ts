import type { ApplicantDetails } from '../../backend/Backend.ts';
import { type Answers, problemsIn, type Question, recordOf } from '../applicationForm/answers.ts';
import { detail as text } from './messages.ts';

/** No list offers an empty value. */
const notGiven = 'none';

/** What is stored, as it is typed and chosen. */
export const typedOf = (details: ApplicantDetails): Answers => ({
  firstName: details.firstName,
  lastName: details.lastName,
  email: details.email,
  phone: details.phone ?? '',
  experience: details.experience,
  startDate: details.startDate,
  salary: details.salary ?? '',
  authorization: details.authorization ?? notGiven,
});

/** What was typed and chosen, as it is stored. */
export function detailsOf(typed: Answers): ApplicantDetails {
  const record = recordOf(typed, '', null, new Date());
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

const missing = {
  firstName: text.firstNameMissing,
  lastName: text.lastNameMissing,
  email: text.emailMissing,
};

/** What is wrong: what the form for applicants says, but a day that was given stays one, and the words are not for the applicant. */
export function problemsInCorrection(typed: Answers): Partial<Record<Question, string>> {
  const details = detailsOf(typed);
  const problems = problemsIn(typed);
  for (const name of ['firstName', 'lastName', 'email'] as const)
    if (!details[name]) problems[name] = missing[name];
  if (!typed.startDate) problems.startDate = text.dateMissing;
  return problems;
}

export const authorizations = [
  { value: notGiven, label: text.notGiven },
  { value: 'yes', label: text.yes },
  { value: 'no', label: text.no },
];
