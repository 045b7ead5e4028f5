import { type as brandType, company, palette } from '@daybreak/brand';
import logoOnDark from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import logoOnLight from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import { create, type ThemeVars } from 'storybook/theming';
import { type Mode, roles } from '../../../packages/ui/src/theme/semantic.ts';
import { packages } from './versions.ts';

const logos = { light: logoOnLight, dark: logoOnDark };

/** Our logo with the packages' version below it. Storybook accepts HTML if there's no `brandImage`. */
const brand = (mode: Mode) =>
  `<span style="display:grid;gap:4px">
    <img src="${logos[mode].replaceAll('"', '%22')}" alt="${company.name}" width="142" height="28">
    <span style="font-size:12px;font-weight:400;color:${roles.text.muted[mode]}">Components ${packages[0].version}</span>
  </span>`;

const themeOf = (mode: Mode): ThemeVars => ({
  ...create({
    base: mode,
    brandTitle: brand(mode),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: brandType.stack,
    colorPrimary: palette.teal.hex,
    colorSecondary: roles.action.primary[mode],
    appBg: roles.surface.sunken[mode],
    appContentBg: roles.surface.raised[mode],
    appPreviewBg: roles.surface.page[mode],
    appBorderColor: roles.line.subtle[mode],
    appHoverBg: roles.action.quietHover[mode],
    appBorderRadius: 8,
    textColor: roles.text.main[mode],
    textMutedColor: roles.text.muted[mode],
    textInverseColor: roles.text.onAction[mode],
    barBg: roles.surface.raised[mode],
    barTextColor: roles.text.muted[mode],
    barHoverColor: roles.text.main[mode],
    barSelectedColor: roles.text.link[mode],
    inputBg: roles.surface.raised[mode],
    inputBorder: roles.line.strong[mode],
    inputTextColor: roles.text.main[mode],
    inputBorderRadius: 8,
    booleanBg: roles.surface.sunken[mode],
    booleanSelectedBg: roles.surface.raised[mode],
    buttonBg: roles.surface.raised[mode],
    buttonBorder: roles.line.subtle[mode],
  }),
  brandImage: undefined,
});

/** Storybook's own frame and docs in our look. */
export const themes: Record<Mode, ThemeVars> = { light: themeOf('light'), dark: themeOf('dark') };

export const modeOf = (theme: unknown): Mode => (theme === 'dark' ? 'dark' : 'light');
