import { palette } from '@daybreak/brand';
import type { EmailDraft } from '../email.fields.ts';
import { type EmailColors, emailColors } from './emailColors.ts';

/** Colors that change on a dark screen: grounds get darker, and words on light grounds get light. */
const darkLooks: Record<EmailDraft['theme'], Partial<EmailColors>> = {
  white: { page: '#061B29', onPage: '#B9CAD5', paper: palette.night.hex, text: '#F1F6F9' },
  blue: { page: '#061B29', onPage: '#B9CAD5' },
};
const grounds: readonly (keyof EmailColors)[] = ['page', 'paper'];

const changes = (theme: EmailDraft['theme']) =>
  Object.entries(darkLooks[theme]).map(([role, dark]) => ({
    name: `dark-${role}`,
    property: grounds.includes(role as keyof EmailColors) ? 'background-color' : 'color',
    light: emailColors[theme][role as keyof EmailColors],
    dark,
  }));

/** The media query for programs with their own dark-mode styles; the preview sets it by hand. */
export const darkScreen = '\n@media (prefers-color-scheme:dark){';

/**
 * Returns the styles for a dark screen. Outlook's web and phone apps don't read the media query, and mark the elements
 * they darken with attributes.
 */
export function darkStyles(theme: EmailDraft['theme']): string {
  const rules = changes(theme);
  return [
    `:root{color-scheme:light dark}${darkScreen}`,
    ...rules.map(({ name, property, dark }) => `.${name}{${property}:${dark}!important}`),
    '}',
    ...rules.map(
      ({ name, property, dark }) =>
        `[data-${property === 'color' ? 'ogsc' : 'ogsb'}] .${name}{${property}:${dark}!important}`,
    ),
  ].join('\n');
}

const openTag = /<(\w+)((?: [\w:-]+="[^"]*")*)>/g;

/**
 * Tags each element of an email with the color of its inline style, so that `darkStyles` reaches all of them and no
 * template can forget one. Texts hold no angle brackets or quotes: they're escaped.
 */
export function namedByColor(email: string, theme: EmailDraft['theme']): string {
  const rules = changes(theme);
  return email.replaceAll(openTag, (tag, element: string, attributes: string) => {
    const style = / style="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const names = rules
      .filter(({ property, light }) => `;${style}`.includes(`;${property}:${light};`))
      .map(({ name }) => name)
      .join(' ');
    if (!names) return tag;
    return attributes.includes(' class="')
      ? `<${element}${attributes.replace(' class="', ` class="${names} `)}>`
      : `<${element} class="${names}"${attributes}>`;
  });
}
