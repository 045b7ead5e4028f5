import type { CatalogueEntry, DesignerProps } from '@daybreak/designers';
import { ButtonLink, PageHeader } from '@daybreak/ui';
import { IdCard, Images } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pages } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { ErrorBoundary } from '../../shared/pageStates/ErrorBoundary.tsx';
import { DesignerHost, type DesignerHostProps } from './DesignerHost.tsx';
import { drafts, page } from './MarketingPage.css.ts';
import { marketing } from './messages.ts';

interface DesignerPageProps {
  entry: Pick<CatalogueEntry, 'title' | 'summary'> & DesignerHostProps['entry'];
  load: () => Promise<ComponentType<DesignerProps>>;
}

/** The frame around a designer: a link back, and an error view that leaves the rest of the portal working. */
export function DesignerPage({ entry, load }: DesignerPageProps) {
  const [draftsPane, setDraftsPane] = useState<HTMLElement | null>(null);
  usePage(`${entry.title} · ${marketing.title}`);
  return (
    <div className={page}>
      <PageHeader
        title={entry.title}
        description={entry.summary}
        beside={entry.hasStudio ? <div ref={setDraftsPane} className={drafts} /> : null}
        actions={
          entry.asksForDetails ? null : (
            <>
              <ButtonLink href="#details" size="small" icon={<IdCard size={16} />}>
                {marketing.details}
              </ButtonLink>
              <ButtonLink href="#images" size="small" icon={<Images size={16} />}>
                {marketing.images}
              </ButtonLink>
            </>
          )
        }
        back={<BackLink href={pages.marketingCenter.path}>{marketing.back}</BackLink>}
      />
      <ErrorBoundary isInPage>
        <DesignerHost entry={entry} load={load} hostElement={draftsPane} />
      </ErrorBoundary>
    </div>
  );
}
