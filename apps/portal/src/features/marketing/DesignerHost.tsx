import {
  type DesignerProps,
  ImagesPanel,
  localDrafts,
  UserDetailsForm,
  useImages,
  useUserDetails,
} from '@daybreak/designers';
import { Heading, Text, toast } from '@daybreak/ui';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadingScreen } from '../../views/LoadingScreen.tsx';
import { intro, section, shared } from './MarketingPage.css.ts';
import { marketing } from './messages.ts';

const drafts = localDrafts();

/** A designer with what all of them share: the person's details, their pictures, and drafts kept in this browser. */
export function DesignerHost({ load }: { load: () => Promise<ComponentType<DesignerProps>> }) {
  const [Designer] = useState(() => lazy(async () => ({ default: await load() })));
  const { details, setDetails, kept } = useUserDetails();
  const library = useImages();
  const navigate = useNavigate();

  return (
    <>
      {/* In here, because what suspends before its first paint loses its state, and with it the download. */}
      <Suspense fallback={<LoadingScreen within />}>
        <Designer
          user={details}
          images={library.images}
          drafts={drafts}
          notify={toast}
          openDesigner={(id) => navigate(`/marketing-materials?type=${id}`)}
        />
      </Suspense>
      <div className={shared}>
        <section id="details" aria-labelledby="details-heading" className={section}>
          <div className={intro}>
            <Heading level={2} size="lg" id="details-heading">
              {marketing.details}
            </Heading>
            <Text size="sm" tone="muted">
              {marketing.detailsIntro}
            </Text>
          </div>
          <UserDetailsForm details={details} onChange={setDetails} kept={kept} />
        </section>
        <section id="images" aria-labelledby="images-heading" className={section}>
          <div className={intro}>
            <Heading level={2} size="lg" id="images-heading">
              {marketing.images}
            </Heading>
            <Text size="sm" tone="muted">
              {marketing.imagesIntro}
            </Text>
          </div>
          <ImagesPanel library={library} />
        </section>
      </div>
    </>
  );
}
