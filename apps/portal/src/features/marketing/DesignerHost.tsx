import {
  type DesignerProps,
  ImagesPanel,
  localDrafts,
  type StaffChoice,
  UserDetailsForm,
  useImages,
  useUserDetails,
} from '@daybreak/designers';
import { Heading, lazyFrom, Text, toast } from '@daybreak/ui';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { StaffMember } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { LoadingScreen } from '../../pageStates/LoadingScreen.tsx';
import { usePerson } from '../../session/PersonProvider.tsx';
import { detailsOf } from '../../session/personNames.ts';
import { plainName } from '../../staff/staffNames.ts';
import { intro, section, shared } from './MarketingPage.css.ts';
import { marketing } from './messages.ts';
import { useDesignerView } from './useDesignerView.ts';

const drafts = localDrafts();

const choiceOf = (person: StaffMember): StaffChoice => ({
  id: person.id,
  name: plainName(person),
  title: person.jobTitle ?? '',
  email: person.email,
  phone: person.phone ?? '',
});

interface DesignerHostProps {
  load: () => Promise<ComponentType<DesignerProps>>;
  /** The designer asks for the person's details itself, and shows no pictures of theirs. */
  asksForDetails: boolean;
  /** It can be opened in the studio. */
  hasStudio: boolean;
  /** Where the drafts stand, beside the page's title. */
  beside: HTMLElement | null;
}

/** A designer with what all of them share: the person's details, their pictures, and drafts kept in this browser. */
export function DesignerHost({ load, asksForDetails, hasStudio, beside }: DesignerHostProps) {
  const { staff, mail } = useBackend();
  const loadStaff = useCallback(async () => (await staff.list()).map(choiceOf), [staff]);
  const [Designer] = useState(() => lazyFrom(load));
  const { person } = usePerson();
  const { details, setDetails, kept, profile } = useUserDetails(useMemo(() => detailsOf(person), [person]));
  const library = useImages();
  const navigate = useNavigate();
  const { view, onViewChange } = useDesignerView(hasStudio);

  return (
    // In here, because what suspends before its first paint loses its state, and with it the download. Around what all designers
    // share too: it would stand where the designer will, and move away from there.
    <Suspense fallback={<LoadingScreen within />}>
      <Designer
        user={details}
        images={library.images}
        addImages={library.add}
        drafts={drafts}
        notify={toast}
        onUserChange={setDetails}
        userKept={kept}
        profile={profile}
        beside={beside}
        loadStaff={loadStaff}
        sendTest={mail.sendTest}
        view={view}
        onViewChange={onViewChange}
        openDesigner={(id) => navigate(`/marketing-materials?type=${id}`)}
      />
      {asksForDetails ? null : (
        <SharedByAll
          form={<UserDetailsForm details={details} onChange={setDetails} kept={kept} profile={profile} />}
          pictures={<ImagesPanel library={library} />}
        />
      )}
    </Suspense>
  );
}

/** What all designers share. It stands below the designer's form, and comes with it: it would be pushed away otherwise. */
function SharedByAll({ form, pictures }: Record<'form' | 'pictures', ReactNode>) {
  if (!useDeferredValue(true, false)) return null;
  return (
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
        {form}
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
        {pictures}
      </section>
    </div>
  );
}
