import { catalogue, readyOccasions, wizardEntry } from '@daybreak/designers';
import { ButtonLink, EmptyState, Heading, PageHeader, SearchField, Text, VisuallyHidden } from '@daybreak/ui';
import { useDeferredValue } from 'react';
import { usePage } from '../../shared/navigation/usePage.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { useViewInAddress } from '../../shared/textSearch/useViewInAddress.ts';
import { pageAddress } from './designerViews.ts';
import { findOnHub } from './hubSearch.ts';
import { LastPieces, Templates } from './LaterPieces.tsx';
import { hadPieces } from './library/hadPieces.ts';
import * as styles from './MarketingPage.css.ts';
import { MaterialCard } from './MaterialCard.tsx';
import { MaterialStrip } from './MaterialStrip.tsx';
import { marketing } from './messages.ts';
import { OpenPiece } from './OpenPiece.tsx';
import { ReadyPieces } from './ReadyPieces.tsx';

const { hub: words } = marketing;
const materials = [wizardEntry, ...catalogue];
const longestQuery = 120;
const viewFrom = (search: URLSearchParams) => ({ query: (search.get('q') ?? '').slice(0, longestQuery) });
const searchOf = ({ query }: { query: string }) => new URLSearchParams(query ? { q: query } : {});

/** Step 1: what can be made, by occasion and by material, and what the user made last. */
export function MaterialGrid() {
  usePage(marketing.title);
  const { userId } = usePerson().person.session;
  const [{ query }, change] = useViewInAddress(viewFrom, searchOf);
  const asked = useDeferredValue(query.trim());
  // Known before the library answers, so that nothing moves when it does.
  const isRegular = hadPieces(userId);
  return (
    <OpenPiece className={styles.page}>
      {(button, begin) => (
        <>
          <PageHeader title={marketing.title} description={marketing.intro} actions={button} />
          <search className={styles.finder} aria-label={words.title}>
            <SearchField
              label={words.title}
              placeholder={words.hint}
              clearLabel={words.clear}
              maxLength={longestQuery}
              value={query}
              onValueChange={(value) => change({ query: value })}
            />
          </search>
          {asked ? (
            <Results query={asked} onBegin={begin} />
          ) : (
            <>
              <MaterialStrip entries={materials} />
              {isRegular ? <LastPieces /> : null}
              <section className={styles.section} aria-labelledby="ready-pieces">
                <div className={styles.intro}>
                  <Heading level={2} id="ready-pieces">
                    {marketing.ready.title}
                  </Heading>
                  <Text tone="muted">{marketing.ready.intro}</Text>
                </div>
                {readyOccasions.map(({ title, pieces }, place) => (
                  <ReadyPieces
                    key={title}
                    title={title}
                    pieces={pieces}
                    first={place === 0 && !isRegular}
                    onBegin={begin}
                  />
                ))}
              </section>
              {isRegular ? null : <LastPieces />}
              <Templates />
              <section className={styles.section} aria-labelledby="all-materials">
                <Heading level={2} id="all-materials">
                  {words.all}
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
            </>
          )}
        </>
      )}
    </OpenPiece>
  );
}

interface ResultsProps {
  query: string;
  onBegin: Parameters<typeof ReadyPieces>[0]['onBegin'];
}

/** What fits the search. Nothing fits everything: the wizard is always a way on. */
function Results({ query, onBegin }: ResultsProps) {
  const found = findOnHub(query);
  const isEmpty = found.pieces.length + found.materials.length === 0;
  return (
    <div className={styles.section}>
      <VisuallyHidden>
        <span role="status">{words.found(found.pieces.length, found.materials.length)}</span>
      </VisuallyHidden>
      {found.materials.length > 0 ? <MaterialStrip entries={found.materials} /> : null}
      {found.pieces.length > 0 ? (
        <ReadyPieces title={marketing.ready.title} pieces={found.pieces} all first onBegin={onBegin} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          title={words.noneTitle}
          action={<ButtonLink href={pageAddress('wizard')}>{wizardEntry.title}</ButtonLink>}
        >
          {words.none}
        </EmptyState>
      ) : null}
      <div>
        <ButtonLink
          tone="quiet"
          size="small"
          href={`/marketing-materials?${new URLSearchParams({ view: 'pieces', q: query })}`}
        >
          {words.inPieces(query)}
        </ButtonLink>
      </div>
    </div>
  );
}
