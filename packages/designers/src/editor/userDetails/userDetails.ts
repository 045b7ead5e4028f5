import { company } from '@daybreak/brand';
import { plainLine } from '@daybreak/print/words';
import { readStored } from '../browserStorage.ts';

const logoVersions = ['primary', 'icon'] as const;

/** The person whose contact line appears on a piece. */
export interface UserDetails {
  name: string;
  title: string;
  email: string;
  phone: string;
  /** The last name, if the source of the name knew it. It's valid as long as the name ends with it. */
  lastName?: string;
  logoVersion: (typeof logoVersions)[number];
}

export const detailNames = ['name', 'title', 'email', 'phone'] as const;
export type DetailName = (typeof detailNames)[number];

/** The portal's data about the signed-in user. */
export type ProfileDetails = Readonly<Partial<Record<DetailName | 'lastName', string>>>;

export const defaultUserDetails: UserDetails = {
  name: '',
  title: '',
  email: '',
  phone: '',
  logoVersion: 'primary',
};

/** Shown on a piece about a person until the user has entered one. */
export const placeholderDetails = { name: 'Your Name', title: 'Your Title' } as const;

/** Shown in place of details that the user hasn't entered. */
export const placeholdersOf = ({ name, title }: Pick<UserDetails, 'name' | 'title'>): string[] =>
  Object.entries({ name, title }).flatMap(([detail, value]) =>
    value.trim() ? [] : [placeholderDetails[detail as keyof typeof placeholderDetails]],
  );

/** The specification's key for what people entered in the marketing materials. */
export const userDetailsKey = 'marketing-materials';

const maxLength = 200;

/** Invisible direction marks, which phones and address books put around numbers and addresses. */
const marks = /\p{Cf}/gu;

const plainAddress = (text: string) => plainLine(text).replaceAll(marks, '');

/** Returns the first and last name, if it's known which is which. */
export function namesOf({ name, lastName }: UserDetails): { firstName?: string; lastName?: string } {
  const fullName = name.trim();
  return lastName && fullName.endsWith(` ${lastName}`)
    ? { firstName: fullName.slice(0, -lastName.length).trim(), lastName }
    : {};
}

/**
 * Details cleaned up for storage: lines without control characters; addresses and numbers also without invisible marks.
 */
export function plainDetails({ lastName = '', ...details }: UserDetails): UserDetails {
  const plain = {
    ...details,
    name: plainLine(details.name),
    title: plainLine(details.title),
    email: plainAddress(details.email),
    phone: plainAddress(details.phone),
  };
  const { lastName: known } = namesOf({ ...plain, lastName: plainLine(lastName).trim() });
  return known ? { ...plain, lastName: known } : plain;
}

/** Restores user details from any stored value. Never throws. */
export function restoreUserDetails(stored: unknown): UserDetails {
  const source: object = typeof stored === 'object' && stored !== null ? stored : {};
  const text = (name: keyof UserDetails) => {
    const value: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : '';
    return typeof value === 'string' && value.length <= maxLength ? value : '';
  };
  const logo = text('logoVersion');
  return plainDetails({
    name: text('name'),
    title: text('title'),
    email: text('email'),
    phone: text('phone'),
    lastName: text('lastName'),
    logoVersion: logoVersions.find((version) => version === logo) ?? 'primary',
  });
}

/**
 * Details together with the ones that the user entered, even if they entered a blank: the others come from the profile.
 */
export interface EnteredDetails {
  details: UserDetails;
  entered: readonly DetailName[];
}

/**
 * Restores entered details from any stored value. In data from before entered details were recorded, every nonempty one
 * counts.
 */
export function restoreEntered(stored: unknown): EnteredDetails {
  const details = restoreUserDetails(stored);
  const enteredNames: unknown =
    typeof stored === 'object' && stored !== null && Reflect.get(stored, 'entered');
  const isEntered = (name: DetailName) =>
    Array.isArray(enteredNames) ? enteredNames.includes(name) : details[name] !== '';
  return { details, entered: detailNames.filter(isEntered) };
}

/** The profile's details, unless the user entered others. */
export const withProfile = ({ details, entered }: EnteredDetails, profile: ProfileDetails): UserDetails =>
  plainDetails({
    ...details,
    ...Object.fromEntries(
      detailNames.filter((name) => !entered.includes(name)).map((name) => [name, profile[name] ?? '']),
    ),
    lastName: (entered.includes('name') ? details.lastName : profile.lastName) ?? '',
  });

/** The entered details after the user changed the ones shown. */
export function enteredAfter(
  { entered }: EnteredDetails,
  previous: UserDetails,
  next: UserDetails,
): EnteredDetails {
  const enteredNames = detailNames.filter((name) => entered.includes(name) || next[name] !== previous[name]);
  const left = detailNames.filter((name) => !enteredNames.includes(name)).map((name) => [name, '']);
  return { details: { ...next, ...Object.fromEntries(left) }, entered: enteredNames };
}

/** The details stored in this browser. Never throws. */
export const loadUserDetails = (): EnteredDetails => restoreEntered(readStored(userDetailsKey));

/** @throws when the storage is full or blocked. */
export const saveUserDetails = ({ details, entered }: EnteredDetails): void =>
  localStorage.setItem(userDetailsKey, JSON.stringify({ ...details, entered }));

/** The company's web address as pieces print it. */
export const website = company.website.replace('https://', '');

/** Returns the phone and email for a piece: the user's, or else the company's. */
export const contactOf = ({ phone, email }: UserDetails) => ({
  phone: phone.trim() || company.officePhone,
  email: email.trim() || company.email,
});

const withArticle = { phone: 'a phone number', email: 'an email address' } as const;

/**
 * Returns sentences about the company details that a card uses because the person's own are missing.
 *
 * @param details the person's phone and email
 * @param row the person's row in a table
 */
export function contactGaps({ phone, email }: UserDetails, row?: number): string[] {
  const missingNames = (['phone', 'email'] as const).filter((name) => !{ phone, email }[name].trim());
  if (missingNames.length === 0) return [];
  const gaps = missingNames.join(' and ');
  return [
    row === undefined
      ? `The card shows the company's ${gaps} instead of yours. Add yours under your details.`
      : `Row ${row} doesn't have ${missingNames.map((name) => withArticle[name]).join(' or ')}, so the card shows the company's.`,
  ];
}
