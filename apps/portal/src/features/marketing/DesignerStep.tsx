import { catalogue, wizardEntry } from '@daybreak/designers';
import { ButtonLink, PageHeader } from '@daybreak/ui';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { usePage } from '../../navigation/usePage.ts';
import { ErrorBoundary } from '../../views/ErrorBoundary.tsx';
import { LoadingScreen } from '../../views/LoadingScreen.tsx';
import { DesignerHost } from './DesignerHost.tsx';
import { page } from './MarketingPage.css.ts';
import { ModuleNotFound } from './ModuleNotFound.tsx';
import { marketing } from './messages.ts';

const entries = [...catalogue, wizardEntry];

/** Step 2: the designer of a material. One that is unknown, or not part of this portal, is 'Module not found'. */
export function DesignerStep({ type }: { type: string }) {
  const entry = entries.find(({ id }) => id === type);
  usePage(entry ? `${entry.title} · ${marketing.title}` : marketing.notFound);

  if (!entry?.load) return <ModuleNotFound />;
  return (
    <div className={page}>
      <PageHeader
        title={entry.title}
        description={entry.summary}
        back={
          <ButtonLink href="/marketing-materials" tone="quiet" size="small" icon={<ArrowLeft />}>
            {marketing.back}
          </ButtonLink>
        }
      />
      <ErrorBoundary within>
        <Suspense fallback={<LoadingScreen within />}>
          <DesignerHost id={entry.id} load={entry.load} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
