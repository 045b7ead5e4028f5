import { SkipLink } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { usePage } from '../../shared/navigation/usePage.ts';
import { AssetsSection } from './assets/AssetsSection.tsx';
import * as styles from './BrandGuidelinesPage.css.ts';
import { ColorSection } from './color/ColorSection.tsx';
import { Footer } from './Footer.tsx';
import { goTo } from './goTo.ts';
import { Hero } from './Hero.tsx';
import { JumpCards } from './JumpCards.tsx';
import { LogoSection } from './logo/LogoSection.tsx';
import { guidelines } from './messages.ts';
import { PageBar } from './PageBar.tsx';
import { PiecesSection } from './pieces/PiecesSection.tsx';
import { TypeSection } from './type/TypeSection.tsx';

const systemClock = () => new Date();

/** Scrolls to the URL fragment, which the browser looked for before the page's code loaded. */
function useArrival(): void {
  useEffect(() => {
    goTo(location.hash.slice(1));
  }, []);
}

/** The public brand guidelines for partners and vendors. */
export function BrandGuidelinesPage({ clock = systemClock }: { clock?: () => Date }) {
  const [now] = useState(clock);
  usePage(guidelines.title);
  useArrival();
  return (
    <div className={styles.page}>
      <SkipLink href="#content">{guidelines.skip}</SkipLink>
      <PageBar />
      <main id="content" tabIndex={-1}>
        <Hero />
        <JumpCards />
        <LogoSection />
        <ColorSection />
        <TypeSection />
        <PiecesSection />
        <AssetsSection />
      </main>
      <Footer year={now.getFullYear()} />
    </div>
  );
}
