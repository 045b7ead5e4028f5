import type { Meta, StoryObj } from '@storybook/react-vite';
import { PiecesSection } from '../../../portal/src/features/brandGuidelines/pieces/PiecesSection.tsx';
import { BrandPage } from './BrandPage.tsx';

const meta: Meta = { title: 'Brand/Pieces', component: PiecesSection, parameters: { layout: 'fullscreen' } };
export default meta;

export const Pieces: StoryObj = {
  render: () => (
    <BrandPage>
      <PiecesSection />
    </BrandPage>
  ),
};
