import { company, hostedMailPicture, type MailPicture, mailPictures, palette } from '@daybreak/brand';
import { placeholderDetails, type UserDetails } from '../../editor/userDetails/userDetails.ts';
import { type ContactLine, layoutFor } from './details.ts';
import type { HtmlNode } from './mailNode.ts';

/** The specification's gray for signatures. */
export const gray = '#666666';
export const { teal, cyan, orange } = palette;
const fonts = 'Poppins, Arial, Helvetica, sans-serif';

type Style = HtmlNode['style'];
type Children = HtmlNode['children'];

/** A cell with words. Each cell sets its own type: email apps don't inherit it into tables. */
export const cell = (
  children: Children,
  style: Style = {},
  attributes: HtmlNode['attributes'] = {},
): HtmlNode => ({
  tag: 'td',
  ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
  style: { padding: 0, fontFamily: fonts, wordBreak: 'break-word', ...style },
  children,
});

/** A cell without words of its own. */
export const box = (child: HtmlNode, style: Style, attributes?: HtmlNode['attributes']): HtmlNode => ({
  tag: 'td',
  ...(attributes ? { attributes } : {}),
  style,
  children: [child],
});

export const tr = (...children: readonly HtmlNode[]): HtmlNode => ({ tag: 'tr', children });
export const row = (children: Children, style: Style = {}): HtmlNode => tr(cell(children, style));

export const table = (
  rows: readonly HtmlNode[],
  style: Style = {},
  attributes: HtmlNode['attributes'] = {},
): HtmlNode => ({
  tag: 'table',
  attributes: { role: 'presentation', cellpadding: 0, cellspacing: 0, border: 0, ...attributes },
  style: { borderCollapse: 'collapse', ...style },
  children: [{ tag: 'tbody', children: rows }],
});

/** A table on white ground, so that a signature stays readable in a dark email app that leaves colors alone. */
export const onWhite = (rows: readonly HtmlNode[], width?: number): HtmlNode =>
  table(rows, { background: '#ffffff' }, { bgcolor: '#ffffff', ...(width ? { width } : {}) });

export const link = (href: string, text: string, color: string, style: Style = {}): HtmlNode => ({
  tag: 'a',
  attributes: { href },
  style: {
    color,
    textDecoration: 'none',
    ...(href.startsWith('tel:') ? { whiteSpace: 'nowrap' } : {}),
    ...style,
  },
  children: [text],
});

/** Clients that set a max width on pictures would squeeze them next to long words. */
const image = { display: 'block', border: 0, maxWidth: 'none' } as const;

export const picture = (src: string, alt: string, width: number, height: number): HtmlNode => ({
  tag: 'img',
  attributes: { src, alt, width, height, border: 0 },
  style: image,
});

/** A picture drawn for emails, at its own height or another. */
function drawnPicture(name: MailPicture, alt: string, height: number = mailPictures[name].height): HtmlNode {
  const size = mailPictures[name];
  return picture(hostedMailPicture(name), alt, Math.round((size.width / size.height) * height), height);
}

/** The company's mark, which links to its site. */
export const mark = (name: MailPicture, height?: number): HtmlNode => ({
  tag: 'a',
  attributes: { href: company.website },
  children: [drawnPicture(name, company.name, height)],
});

/** The five certifications, as the signature's specification names them. */
export const certifications = {
  r2: 'R2',
  rios: 'RIOS',
  dod: 'DoD 5220.22M',
  hipaa: 'HIPAA',
  nist: 'NIST',
} as const;

/** All of them as one strip, 20 px high. */
export const strip = (): HtmlNode =>
  drawnPicture('certifications', `Certifications: ${Object.values(certifications).join(', ')}`);

/** A rule in its own cell: email apps keep a background where they drop a border. */
export const bar = (color: string, width: number, height: number): HtmlNode =>
  cell(
    ['\u00a0'],
    { background: color, fontSize: 0, lineHeight: `${height}px` },
    { bgcolor: color, width, height },
  );

/** Space between contacts on one line; it breaks at its end, so that no line begins with it. */
export const gap = '\u00a0\u00a0 ';

/** Maximum length, in characters, of a hyphenated word that never breaks. */
const longestWhole = 26;
/** Maximum length, in characters, of a last word that stays with the one before it. */
const maxEndLength = 12;

const hyphenated = new RegExp(`(?<!\\S)(?=\\S{1,${longestWhole}}(?!\\S))(\\S+-\\S+)`, 'u');
/** The space before the last of three words or more. */
const end = new RegExp(`(?<=\\s\\S+) (\\S{1,${maxEndLength}})$`, 'u');

/** Words that never break. */
export const noBreak = (text: string): HtmlNode => ({
  tag: 'span',
  style: { whiteSpace: 'nowrap' },
  children: [text],
});

/** Words with their line breaks: hyphenated words stay whole, and none is alone at the end. */
export const inLines = (text: string): (HtmlNode | string)[] =>
  text
    .replace(end, '\u00a0$1')
    .split(hyphenated)
    .flatMap((part, index): (HtmlNode | string)[] =>
      index % 2 === 1 ? [noBreak(part)] : part ? [part] : [],
    );

/** The name, or its placeholder. */
export const nameOf = (user: UserDetails) => user.name.trim() || placeholderDetails.name;
export const titleOf = (user: UserDetails) => user.title.trim() || placeholderDetails.title;

export const linesOf = (user: UserDetails) => layoutFor(user.name).lines(user);

/** A line of contact: its label in teal, then its text. */
export const contact = ({ label, text, href }: ContactLine): (HtmlNode | string)[] => [
  ...(label ? [{ tag: 'strong' as const, style: { color: teal.hex }, children: [`${label}: `] }] : []),
  href ? link(href, text, gray) : text,
];
