import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoSection } from '../../../portal/src/features/brandGuidelines/logo/LogoSection.tsx';
import { BrandPage } from './BrandPage.tsx';

const meta: Meta = { title: 'Brand/Logos', component: LogoSection, parameters: { layout: 'fullscreen' } };
export default meta;

export const Logos: StoryObj = {
  render: () => (
    <BrandPage>
      <LogoSection />
    </BrandPage>
  ),
};
