import { clearSpace } from '@daybreak/brand/guidelines';
import { logo } from '../messages.ts';
import { Block, Section } from '../Section.tsx';
import { ClearSpace } from './ClearSpace.tsx';
import { LogoVariants } from './LogoVariants.tsx';
import { LogoVersions } from './LogoVersions.tsx';
import { MinimumSizes } from './MinimumSizes.tsx';
import { WrongLogoUses } from './WrongLogoUses.tsx';

export const LogoVersionsBlock = () => (
  <Block title={logo.versions} text={logo.versionsText}>
    <LogoVersions />
  </Block>
);
export const LogoVariantsBlock = () => (
  <Block title={logo.variants} text={logo.variantsText}>
    <LogoVariants />
  </Block>
);
export const ClearSpaceBlock = () => (
  <Block title={logo.clearSpace} text={clearSpace.rule}>
    <ClearSpace />
  </Block>
);
export const MinimumSizesBlock = () => (
  <Block title={logo.minimum} text={logo.minimumText}>
    <MinimumSizes />
  </Block>
);
export const MisusesBlock = () => (
  <Block title={logo.misuse} text={logo.misuseText} wide>
    <WrongLogoUses />
  </Block>
);

/** The logo's versions, clear space, sizes, and wrong uses. */
export const LogoSection = () => (
  <Section id="logo-usage" lead={logo.lead}>
    <LogoVersionsBlock />
    <LogoVariantsBlock />
    <ClearSpaceBlock />
    <MinimumSizesBlock />
    <MisusesBlock />
  </Section>
);
