import { company, hostedBadge, hostedLogo, palette } from '@daybreak/brand';
import { placeholderDetails, type UserDetails } from '../../userDetails/userDetails.ts';
import { type MailNode, toHtml, toText } from './mailNode.ts';

/** Gmail refuses longer signatures. */
export const gmailLimit = 10_000;

/** The specification's grey of a signature. */
const grey = '#666666';
const { teal, cyan } = palette;
const fonts = 'Poppins, Arial, Helvetica, sans-serif';

/** How a signature is laid out. Heights and sizes in CSS pixels. */
interface SignatureLayout {
  logoHeight: number;
  nameSize: number;
  textSize: number;
  /** The lines below name and title, in order: an optional label and what it labels. */
  lines: (user: UserDetails) => readonly { label?: string; text: string; href?: string }[];
}

const email = ({ email: address }: UserDetails) => address.trim() || company.email;
const dial = (number: string) => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
/** Somebody's own number; nothing while they have entered none. */
const mobile = (label: string, { phone }: UserDetails) =>
  phone.trim() ? [{ label, text: phone.trim(), href: dial(phone) }] : [];

/** The five badges, named as the specification of the signature names them. */
const badgeNames = { r2: 'R2', rios: 'RIOS', dod: 'DoD 5220.22M', hipaa: 'HIPAA', nist: 'NIST' };

const website = { text: company.website.replace('https://', ''), href: company.website };

const usual: SignatureLayout = {
  logoHeight: 105,
  nameSize: 18,
  textSize: 13,
  lines: (user) => [
    ...mobile('Mobile', user),
    { label: 'Office', text: company.officePhone, href: dial(company.officePhone) },
    { text: email(user), href: `mailto:${email(user)}` },
    website,
  ],
};

/** People whose signature differs, by their name. The specification has one. */
const special: readonly { name: RegExp; layout: SignatureLayout }[] = [
  {
    name: /posh/i,
    layout: {
      logoHeight: 135,
      nameSize: 16,
      textSize: 11,
      lines: (user) => [
        { label: 'Regions', text: company.regions.join(', ') },
        { label: 'Office', text: company.officePhone, href: dial(company.officePhone) },
        ...mobile('Mobile / WhatsApp', user),
        { label: 'Teams', text: email(user) },
        { text: email(user), href: `mailto:${email(user)}` },
        website,
      ],
    },
  },
];

export const layoutFor = (name: string): SignatureLayout =>
  special.find(({ name: match }) => match.test(name))?.layout ?? usual;

/** Clients that give pictures a largest width would squeeze them beside long words. */
const picture = { display: 'block', border: 0, maxWidth: 'none' } as const;

const row = (children: MailNode['children'], style: MailNode['style'] = {}): MailNode => ({
  tag: 'tr',
  children: [
    { tag: 'td', style: { padding: 0, fontFamily: fonts, wordBreak: 'break-word', ...style }, children },
  ],
});
const table = (rows: readonly MailNode[]): MailNode => ({
  tag: 'table',
  attributes: { role: 'presentation', cellpadding: 0, cellspacing: 0, border: 0 },
  style: { borderCollapse: 'collapse' },
  children: [{ tag: 'tbody', children: rows }],
});
const link = (href: string, text: string, color: string): MailNode => ({
  tag: 'a',
  attributes: { href },
  style: { color, textDecoration: 'none', ...(href.startsWith('tel:') ? { whiteSpace: 'nowrap' } : {}) },
  children: [text],
});

/** The signature as a tree. It has a white ground of its own, so that it reads in a dark mail client too. */
export function signatureNode(user: UserDetails): MailNode {
  const { logoHeight, nameSize, textSize, lines } = layoutFor(user.name);
  const logo = user.logoVersion === 'icon' ? ('icon' as const) : ('stacked' as const);
  const logoWidth = logo === 'icon' ? logoHeight : Math.round(logoHeight * 1.2);
  const words = [
    row([user.name.trim() || placeholderDetails.name], {
      color: teal.hex,
      fontSize: nameSize,
      fontWeight: 'bold',
      lineHeight: '1.3',
    }),
    row([user.title.trim() || placeholderDetails.title], {
      color: grey,
      fontSize: textSize,
      lineHeight: '1.4',
      paddingBottom: 6,
      borderBottom: `2px solid ${cyan.hex}`,
    }),
    ...lines(user).map(({ label, text, href }, index) =>
      row(
        [
          ...(label
            ? [{ tag: 'strong' as const, style: { color: teal.hex }, children: [`${label}: `] }]
            : []),
          href ? link(href, text, grey) : text,
        ],
        { color: grey, fontSize: textSize, lineHeight: '1.5', ...(index === 0 ? { paddingTop: 6 } : {}) },
      ),
    ),
  ];
  const badges = company.certifications.map(
    ({ id }, index): MailNode => ({
      tag: 'td',
      style: { padding: index === 0 ? '8px 0 0 0' : '8px 0 0 8px' },
      children: [
        {
          tag: 'img',
          attributes: { src: hostedBadge(id), alt: badgeNames[id], width: 40, height: 40 },
          style: picture,
        },
      ],
    }),
  );
  return {
    tag: 'table',
    attributes: { role: 'presentation', cellpadding: 0, cellspacing: 0, border: 0 },
    style: { borderCollapse: 'collapse', background: '#ffffff' },
    children: [
      {
        tag: 'tbody',
        children: [
          {
            tag: 'tr',
            children: [
              {
                tag: 'td',
                attributes: { valign: 'top' },
                style: { padding: '8px 16px 8px 8px' },
                children: [
                  {
                    tag: 'a',
                    attributes: { href: company.website },
                    children: [
                      {
                        tag: 'img',
                        attributes: {
                          src: hostedLogo(logo, 'primary'),
                          alt: company.name,
                          width: logoWidth,
                          height: logoHeight,
                        },
                        style: picture,
                      },
                    ],
                  },
                ],
              },
              {
                tag: 'td',
                attributes: { valign: 'top' },
                style: { padding: '8px 8px 8px 0' },
                children: [
                  table(words),
                  {
                    tag: 'table',
                    attributes: { role: 'presentation', cellpadding: 0, cellspacing: 0, border: 0 },
                    style: { borderCollapse: 'collapse' },
                    children: [{ tag: 'tbody', children: [{ tag: 'tr', children: badges }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
}

export const signatureHtml = (user: UserDetails): string => toHtml(signatureNode(user));

/** The same in plain text, a line each. */
export const signatureText = (user: UserDetails): string =>
  `${toText(signatureNode(user))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')}\n`;
