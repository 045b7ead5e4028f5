import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSection } from '../../../portal/src/features/brandGuidelines/color/ColorSection.tsx';
import { BrandPage } from './BrandPage.tsx';

const meta: Meta = { title: 'Brand/Palette', component: ColorSection, parameters: { layout: 'fullscreen' } };
export default meta;

export const Palette: StoryObj = {
  render: () => (
    <BrandPage>
      <ColorSection />
    </BrandPage>
  ),
};
