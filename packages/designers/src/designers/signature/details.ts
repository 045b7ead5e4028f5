import { company } from '@daybreak/brand';
import { phoneLink } from '@daybreak/brand/phone';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';

/** A line of contact: an optional label and its text. */
export interface ContactLine {
  label?: string;
  text: string;
  /** Absent if the text can't be a link, such as an invalid phone number. */
  href?: string | undefined;
  isNumber?: true;
}

/** The layout of a person's signature. Heights and sizes in CSS pixels. */
interface SignatureLayout {
  logoHeight: number;
  nameSize: number;
  textSize: number;
  /** The lines below name and title, in order. */
  lines: (user: UserDetails) => readonly ContactLine[];
}

const email = ({ email: address }: UserDetails) => address.trim() || company.email;
const office: ContactLine = {
  label: 'Office',
  text: company.officePhone,
  href: company.officePhoneLink,
  isNumber: true,
};
/** The person's own number; empty until they enter one. */
const mobile = (label: string, { phone }: UserDetails): ContactLine[] =>
  phone.trim() ? [{ label, text: phone.trim(), href: phoneLink(phone), isNumber: true }] : [];

const website = { text: company.website.replace('https://', ''), href: company.website };

const defaultLayout: SignatureLayout = {
  logoHeight: 105,
  nameSize: 18,
  textSize: 13,
  lines: (user) => [
    ...mobile('Mobile', user),
    office,
    { text: email(user), href: `mailto:${email(user)}` },
    website,
  ],
};

/** People with a special signature, by name. The specification has one. */
const special: readonly { name: RegExp; layout: SignatureLayout }[] = [
  {
    name: /posh/i,
    layout: {
      logoHeight: 135,
      nameSize: 16,
      textSize: 11,
      lines: (user) => [
        { label: 'Regions', text: company.regions.join(', ') },
        office,
        ...mobile('Mobile / WhatsApp', user),
        { label: 'Teams', text: email(user) },
        { text: email(user), href: `mailto:${email(user)}` },
        website,
      ],
    },
  },
];

export const layoutFor = (name: string): SignatureLayout =>
  special.find(({ name: match }) => match.test(name))?.layout ?? defaultLayout;
