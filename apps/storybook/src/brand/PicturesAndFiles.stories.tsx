import type { Meta, StoryObj } from '@storybook/react-vite';
import { AssetsSection } from '../../../portal/src/features/brandGuidelines/assets/AssetsSection.tsx';
import { BrandPage } from './BrandPage.tsx';

const meta: Meta = {
  title: 'Brand/Pictures and files',
  component: AssetsSection,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const PicturesAndFiles: StoryObj = {
  name: 'Pictures and files',
  render: () => (
    <BrandPage>
      <AssetsSection />
    </BrandPage>
  ),
};
