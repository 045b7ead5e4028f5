import { company } from '@daybreak/brand';
import { legal } from '@daybreak/brand/guidelines';
import { ButtonLink, Heading } from '@daybreak/ui';
import { ExternalLink } from 'lucide-react';
import { vendorFolder } from '../../shared/navigation/externalLinks.ts';
import { column, display } from './BrandGuidelinesPage.css.ts';
import * as styles from './Footer.css.ts';
import { footer } from './messages.ts';

/** Links to the shared folder, and states the rules for everyone. */
export const Footer = ({ year }: { year: number }) => (
  <footer className={styles.footer}>
    <div className={`${column} ${styles.access}`}>
      <div className={styles.words}>
        <h2 className={`${display} ${styles.title}`}>{footer.vendorTitle}</h2>
        <p>{footer.vendorText}</p>
      </div>
      <ButtonLink href={vendorFolder} newTab className={styles.button} icon={<ExternalLink size={18} />}>
        {footer.vendor}
      </ButtonLink>
    </div>
    <div className={styles.rule} />
    <div className={`${column} ${styles.legal}`}>
      <Heading level={2} size="md">
        {footer.legalTitle}
      </Heading>
      <div className={styles.legalText}>
        {legal.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.bottom}>
        <p>{footer.copyright(year)}</p>
        <a className={styles.link} href={`mailto:${company.email}`}>
          {footer.permission}
        </a>
      </div>
    </div>
  </footer>
);
