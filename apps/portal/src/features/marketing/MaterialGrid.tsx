import { catalogue, wizardEntry } from '@daybreak/designers';
import { PageHeader } from '@daybreak/ui';
import { usePage } from '../../shared/navigation/usePage.ts';
import { LaterPieces } from './LaterPieces.tsx';
import { grid, item, page, wide } from './MarketingPage.css.ts';
import { MaterialCard } from './MaterialCard.tsx';
import { marketing } from './messages.ts';
import { OpenPiece } from './OpenPiece.tsx';
import { ReadyPieces } from './ReadyPieces.tsx';

/** Step 1: every material, and the wizard that finds the right one. */
export function MaterialGrid() {
  usePage(marketing.title);
  return (
    <OpenPiece className={page}>
      {(button, begin) => (
        <>
          <PageHeader title={marketing.title} description={marketing.intro} actions={button} />
          <ul className={grid}>
            <li className={wide}>
              <MaterialCard entry={wizardEntry} wide />
            </li>
            {catalogue.map((entry) => (
              <li key={entry.id} className={item}>
                <MaterialCard entry={entry} />
              </li>
            ))}
          </ul>
          <LaterPieces />
          <ReadyPieces onBegin={begin} />
        </>
      )}
    </OpenPiece>
  );
}
