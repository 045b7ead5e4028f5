import { company, palette, type } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${company.name} components`,
    brandImage: logo,
    fontBase: type.stack,
    colorPrimary: palette.teal.hex,
    colorSecondary: palette.teal.hex,
    barSelectedColor: palette.teal.hex,
  }),
});
