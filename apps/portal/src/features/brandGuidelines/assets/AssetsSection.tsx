import { assets } from '../messages.ts';
import { Block, Section } from '../Section.tsx';
import { AllLogosButton } from './AllLogosButton.tsx';
import { Changelog } from './Changelog.tsx';
import { FileList } from './FileList.tsx';
import { fontFiles, tokenFiles } from './files.ts';
import { LogoDownloads } from './LogoDownloads.tsx';
import { LogoFinder } from './LogoFinder.tsx';
import { Pictures } from './Pictures.tsx';
import { YourSite } from './YourSite.tsx';

export const LogoFinderBlock = () => (
  <Block title={assets.finder} text={assets.finderText} wide>
    <LogoFinder />
  </Block>
);
export const LogoDownloadsBlock = () => (
  <Block title={assets.logos} text={assets.logosText} wide>
    <AllLogosButton />
    <LogoDownloads />
  </Block>
);
export const PicturesBlock = () => (
  <Block title={assets.pictures} text={assets.picturesText} wide>
    <Pictures />
  </Block>
);
export const FontsBlock = () => (
  <Block title={assets.fonts} text={assets.fontsText}>
    <FileList files={fontFiles} />
  </Block>
);
export const TokensBlock = () => (
  <Block title={assets.tokens} text={assets.tokensText}>
    <FileList files={tokenFiles} />
  </Block>
);
const YourSiteBlock = () => (
  <Block id="your-site" title={assets.yourSite} text={assets.yourSiteText}>
    <YourSite />
  </Block>
);
export const ChangelogBlock = () => (
  <Block id="changelog" title={assets.package} text={assets.packageText}>
    <Changelog />
  </Block>
);

/** The downloads, links for other sites, and the changelog. */
export const AssetsSection = () => (
  <Section id="assets" lead={assets.lead}>
    <LogoFinderBlock />
    <LogoDownloadsBlock />
    <PicturesBlock />
    <FontsBlock />
    <TokensBlock />
    <YourSiteBlock />
    <ChangelogBlock />
  </Section>
);
