import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypeSection } from '../../../portal/src/features/brandGuidelines/type/TypeSection.tsx';
import { BrandPage } from './BrandPage.tsx';

const meta: Meta = { title: 'Brand/Type', component: TypeSection, parameters: { layout: 'fullscreen' } };
export default meta;

export const Type: StoryObj = {
  render: () => (
    <BrandPage>
      <TypeSection />
    </BrandPage>
  ),
};
