import { catalogue, readyOccasions, wizardEntry } from '@daybreak/designers';
import { Heading, PageHeader, SearchField, Text } from '@daybreak/ui';
import { useDeferredValue } from 'react';
import { useBelowFirstScreen } from '../../shared/firstScreen/useBelowFirstScreen.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { useViewInAddress } from '../../shared/textSearch/useViewInAddress.ts';
import { LastPieces, Templates } from './DeferredHubParts.tsx';
import { HubResults } from './HubResults.tsx';
import { hadPieces } from './library/hadPieces.ts';
import * as styles from './MarketingPage.css.ts';
import { MaterialCard } from './MaterialCard.tsx';
import { MaterialStrip } from './MaterialStrip.tsx';
import { marketing } from './messages.ts';
import { PieceFileDrop } from './PieceFileDrop.tsx';
import { ReadyPieces } from './ReadyPieces.tsx';

const { hub: messages } = marketing;
const materials = [wizardEntry, ...catalogue];
const longestQuery = 120;
const viewFrom = (search: URLSearchParams) => ({ query: (search.get('q') ?? '').slice(0, longestQuery) });
const searchOf = ({ query }: { query: string }) => new URLSearchParams(query ? { q: query } : {});

/** Step 1: samples by occasion, the materials, and the user's latest pieces. */
export function MaterialGrid() {
  usePage(marketing.title);
  const { userId } = usePerson().person.session;
  const [{ query }, change] = useViewInAddress(viewFrom, searchOf);
  const deferredQuery = useDeferredValue(query.trim());
  // Known before the library answers, so nothing moves when it does.
  const isRegular = hadPieces(userId);
  const isBelowDrawn = useBelowFirstScreen();
  const occasions = isBelowDrawn ? readyOccasions : readyOccasions.slice(0, 2);
  return (
    <PieceFileDrop className={styles.page}>
      {(button, begin) => (
        <>
          <div className={styles.top}>
            <PageHeader title={marketing.title} description={marketing.intro} actions={button} />
            <search className={styles.finder} aria-label={messages.title}>
              <SearchField
                label={messages.title}
                placeholder={messages.hint}
                maxLength={longestQuery}
                value={query}
                onValueChange={(value) => change({ query: value })}
              />
            </search>
            {deferredQuery ? null : <MaterialStrip entries={materials} />}
          </div>
          {deferredQuery ? (
            <HubResults query={deferredQuery} onBegin={begin} />
          ) : (
            <>
              {isRegular ? <LastPieces first /> : null}
              <section className={styles.section} aria-labelledby="ready-pieces">
                <div className={styles.intro}>
                  <Heading level={2} id="ready-pieces">
                    {marketing.ready.title}
                  </Heading>
                  <Text tone="muted">{marketing.ready.intro}</Text>
                </div>
                {occasions.map(({ title, pieces }, place) => (
                  <ReadyPieces
                    key={title}
                    title={title}
                    pieces={pieces}
                    first={place === 0 && !isRegular}
                    onBegin={begin}
                  />
                ))}
              </section>
              {isBelowDrawn ? (
                <>
                  {isRegular ? null : <LastPieces />}
                  <Templates />
                  <AllMaterials />
                </>
              ) : null}
            </>
          )}
        </>
      )}
    </PieceFileDrop>
  );
}

const AllMaterials = () => (
  <section className={styles.section} aria-labelledby="all-materials">
    <Heading level={2} id="all-materials">
      {messages.all}
    </Heading>
    <ul className={styles.grid}>
      <li className={styles.wide}>
        <MaterialCard entry={wizardEntry} wide />
      </li>
      {catalogue.map((entry) => (
        <li key={entry.id} className={styles.item}>
          <MaterialCard entry={entry} />
        </li>
      ))}
    </ul>
  </section>
);
