import { company } from '@daybreak/brand';

const logoVersions = ['primary', 'icon'] as const;

/** The person whose contact line stands on a piece. */
export interface UserDetails {
  name: string;
  title: string;
  email: string;
  phone: string;
  logoVersion: (typeof logoVersions)[number];
}

export const defaultUserDetails: UserDetails = {
  name: '',
  title: '',
  email: '',
  phone: '',
  logoVersion: 'primary',
};

/** The specification's key for what people entered in the marketing materials. */
export const userDetailsKey = 'marketing-materials';

const longest = 200;

/** User details from whatever storage held. Never throws. */
export function restoreUserDetails(stored: unknown): UserDetails {
  const source: object = typeof stored === 'object' && stored !== null ? stored : {};
  const text = (name: keyof UserDetails) => {
    const value: unknown = Object.hasOwn(source, name) ? Reflect.get(source, name) : '';
    return typeof value === 'string' && value.length <= longest ? value : '';
  };
  const logo = text('logoVersion');
  return {
    name: text('name'),
    title: text('title'),
    email: text('email'),
    phone: text('phone'),
    logoVersion: logoVersions.find((version) => version === logo) ?? 'primary',
  };
}

/** The details that this browser kept. Never throws. */
export function keptUserDetails(): UserDetails {
  try {
    return restoreUserDetails(JSON.parse(localStorage.getItem(userDetailsKey) ?? 'null'));
  } catch {
    return restoreUserDetails(null);
  }
}

/** @throws when the storage is full or blocked. */
export const keepUserDetails = (details: UserDetails): void =>
  localStorage.setItem(userDetailsKey, JSON.stringify(details));

/** Phone and e-mail for a piece: the person's, or else the company's. */
export const contactOf = ({ phone, email }: UserDetails) => ({
  phone: phone.trim() || company.officePhone,
  email: email.trim() || company.email,
});
