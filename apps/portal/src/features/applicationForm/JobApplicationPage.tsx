import { company } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import type { Elements } from '@daybreak/ui';
import { useState } from 'react';
import type { ApplicationApi } from '../../backend/applicationApi/ApplicationApi.ts';
import { LanguageContext } from '../../shared/applications/languages.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import * as styles from './JobApplicationPage.css.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import type { Receipt } from './submission.ts';
import { useFormLanguage } from './useFormLanguage.ts';

interface JobApplicationPageProps {
  api: ApplicationApi;
  /** Describes the position, if the application is for one. */
  about?: Elements;
  /** The position's title, once it's known. */
  position?: string | undefined;
}

/** The public page for applying for a job, and the receipt afterwards. */
export function JobApplicationPage({ api, about, position }: JobApplicationPageProps) {
  const [receipt, setReceipt] = useState<Receipt>();
  const { shown, missing, choose } = useFormLanguage();
  // Lasts a moment, and only for returning Spanish readers, so the page doesn't show one language and then switch.
  if (!shown) return <div className={styles.page} />;
  const { form, stated } = shown.words;

  return (
    <LanguageContext value={shown}>
      <div className={styles.page}>
        <title>{`${receipt ? stated.doneTitle : stated.title} · ${company.name}`}</title>
        <header className={styles.band}>
          <div className={styles.bandContent}>
            <img src={logo} alt={company.name} className={styles.logo} />
            <span aria-hidden="true" className={styles.sunrise} />
          </div>
        </header>
        <main className={styles.main}>
          <LanguageChoice language={shown.language} missing={missing} onChoose={choose} />
          {receipt ? (
            <ReceiptView receipt={receipt} position={position} onAnother={() => setReceipt(undefined)} />
          ) : (
            <>
              <div className={styles.intro}>
                <h1 className={styles.title}>{stated.title}</h1>
                <p className={styles.lead}>{form.intro}</p>
              </div>
              {about}
              <section className={styles.card} aria-labelledby="job-application">
                <h2 id="job-application" className={styles.heading}>
                  {stated.card}
                </h2>
                <ApplicationForm api={api} onReceipt={setReceipt} />
              </section>
            </>
          )}
        </main>
        <footer className={styles.pageFooter}>{`© ${new Date().getFullYear()} ${company.legalName}`}</footer>
      </div>
    </LanguageContext>
  );
}
