import { assets } from '../messages.ts';
import { Block, Section } from '../Section.tsx';
import { AllLogosButton } from './AllLogosButton.tsx';
import { Changelog } from './Changelog.tsx';
import { FileList } from './FileList.tsx';
import { fontFiles, tokenFiles } from './files.ts';
import { LogoDownloads } from './LogoDownloads.tsx';
import { LogoFinder } from './LogoFinder.tsx';
import { Pictures } from './Pictures.tsx';

/** The files themselves. */
export const AssetsSection = () => (
  <Section id="assets" lead={assets.lead}>
    <Block title={assets.finder} text={assets.finderText} wide>
      <LogoFinder />
    </Block>
    <Block title={assets.logos} text={assets.logosText} wide>
      <AllLogosButton />
      <LogoDownloads />
    </Block>
    <Block title={assets.pictures} text={assets.picturesText} wide>
      <Pictures />
    </Block>
    <Block title={assets.fonts} text={assets.fontsText}>
      <FileList files={fontFiles} />
    </Block>
    <Block title={assets.tokens} text={assets.tokensText}>
      <FileList files={tokenFiles} />
    </Block>
    <Block id="changelog" title={assets.package} text={assets.packageText}>
      <Changelog />
    </Block>
  </Section>
);
