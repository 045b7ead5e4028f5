import { type LogoLayout, type LogoVariant, logoLayouts, logoVariants } from '@daybreak/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { page } from '../../../portal/src/features/brandGuidelines/BrandGuidelinesPage.css.ts';
import { grounds } from '../../../portal/src/features/brandGuidelines/logo/grounds.ts';
import { LogoImage } from '../../../portal/src/features/brandGuidelines/logo/LogoImage.tsx';
import { big, square, stage } from '../../../portal/src/features/brandGuidelines/logo/logo.css.ts';
import { Plate } from '../../../portal/src/features/brandGuidelines/Plate.tsx';

interface LogoProps {
  layout: LogoLayout;
  variant: LogoVariant;
}

/** A logo file on the background it was drawn for. */
const Logo = ({ layout, variant }: LogoProps) => (
  <main className={page}>
    <Plate ground={grounds[variant]} sizes="100vw" className={stage}>
      <LogoImage layout={layout} variant={variant} className={layout === 'logo' ? big : square} />
    </Plate>
  </main>
);

const meta: Meta<typeof Logo> = {
  title: 'Brand/Each logo',
  component: Logo,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    layout: { control: 'radio', options: logoLayouts },
    variant: { control: 'radio', options: logoVariants },
  },
};
export default meta;
type Story = StoryObj<typeof Logo>;

const logo = (layout: LogoLayout, variant: LogoVariant): Story => ({ args: { layout, variant } });

export const Primary = logo('logo', 'primary');
export const Grey = logo('logo', 'grey');
export const White = logo('logo', 'white');
export const OnImage = logo('logo', 'on-image');
export const Night = logo('logo', 'night');
export const StackedPrimary = logo('stacked', 'primary');
export const StackedGrey = logo('stacked', 'grey');
export const StackedWhite = logo('stacked', 'white');
export const StackedOnImage = logo('stacked', 'on-image');
export const StackedNight = logo('stacked', 'night');
export const IconPrimary = logo('icon', 'primary');
export const IconGrey = logo('icon', 'grey');
export const IconWhite = logo('icon', 'white');
export const IconOnImage = logo('icon', 'on-image');
export const IconNight = logo('icon', 'night');
