import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import {
  ChangelogBlock,
  FontsBlock,
  LogoDownloadsBlock,
  LogoFinderBlock,
  PicturesBlock,
  TokensBlock,
} from '../../../portal/src/features/brandGuidelines/assets/AssetsSection.tsx';
import { column, page } from '../../../portal/src/features/brandGuidelines/BrandGuidelinesPage.css.ts';
import {
  BrandColorsBlock,
  ContrastBlock,
  DesignerColorsBlock,
  GroundsBlock,
} from '../../../portal/src/features/brandGuidelines/color/ColorSection.tsx';
import { Footer } from '../../../portal/src/features/brandGuidelines/Footer.tsx';
import { Hero } from '../../../portal/src/features/brandGuidelines/Hero.tsx';
import { JumpCards } from '../../../portal/src/features/brandGuidelines/JumpCards.tsx';
import {
  ClearSpaceBlock,
  LogoVariantsBlock,
  LogoVersionsBlock,
  MinimumSizesBlock,
  MisusesBlock,
} from '../../../portal/src/features/brandGuidelines/logo/LogoSection.tsx';
import {
  BodyTypeBlock,
  CharactersBlock,
  HeadingTypeBlock,
} from '../../../portal/src/features/brandGuidelines/type/TypeSection.tsx';

/** Every block of the public brand guidelines on its own, to review and compare one at a time. */
const meta: Meta = { title: 'Brand/Guideline blocks', parameters: { layout: 'fullscreen' } };
export default meta;

const block = (Block: ComponentType): StoryObj => ({
  render: () => (
    <main className={page}>
      <div className={column} style={{ paddingBlockEnd: '4rem' }}>
        <Block />
      </div>
    </main>
  ),
});

export const Opening: StoryObj = {
  render: () => (
    <main className={page}>
      <Hero />
    </main>
  ),
};
/** The cards that lead to each section. They overlap the block above them. */
export const WaysIn: StoryObj = {
  render: () => (
    <main className={page} style={{ paddingBlock: '8rem 4rem' }}>
      <JumpCards />
    </main>
  ),
};
export const LogoVersions = block(LogoVersionsBlock);
export const LogoVariants = block(LogoVariantsBlock);
export const ClearSpace = block(ClearSpaceBlock);
export const MinimumSizes = block(MinimumSizesBlock);
export const WrongUses = block(MisusesBlock);
export const BrandColors = block(BrandColorsBlock);
export const DesignerColors = block(DesignerColorsBlock);
export const Grounds = block(GroundsBlock);
export const Contrast = block(ContrastBlock);
export const HeadingType = block(HeadingTypeBlock);
export const BodyType = block(BodyTypeBlock);
export const Characters = block(CharactersBlock);
export const LogoFinder = block(LogoFinderBlock);
export const LogoDownloads = block(LogoDownloadsBlock);
export const Pictures = block(PicturesBlock);
export const Fonts = block(FontsBlock);
export const Tokens = block(TokensBlock);
export const Changelog = block(ChangelogBlock);
export const VendorAccessAndDisclaimer: StoryObj = {
  render: () => (
    <div className={page}>
      <Footer year={2026} />
    </div>
  ),
};
