import { Button, ButtonLink, EmptyState, lazyPart, PageHeader, SearchField } from '@daybreak/ui';
import { finds } from '@daybreak/ui/search';
import { ArrowLeft, ImagePlus, Images } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { TeamPicture } from '../../backend/TeamPictures.ts';
import { ListState } from '../../shared/lists/ListState.tsx';
import { usePage } from '../../shared/navigation/usePage.ts';
import { always } from '../../shared/requests/failure.ts';
import { useLoaded } from '../../shared/requests/useLoaded.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { keepsTeamPictures } from '../../shared/session/rights.ts';
import { useViewInAddress } from '../../shared/textSearch/useViewInAddress.ts';
import { LazyForm } from './LazyForm.tsx';
import { LoadingPictures } from './LoadingPictures.tsx';
import { page as text, toasts } from './messages.ts';
import { PictureCard } from './PictureCard.tsx';
import * as styles from './TeamPicturesPage.css.ts';

/** The forms, with what reads pictures, load once someone is about to use them. */
const AddPictureDialog = lazyPart(() => import('./AddPictureDialog.tsx'), 'AddPictureDialog');
const EditPictureDialog = lazyPart(() => import('./EditPictureDialog.tsx'), 'EditPictureDialog');

const newPicture = 'new';
const failed = always(toasts.loadFailed);
const viewFrom = (search: URLSearchParams) => ({
  query: (search.get('q') ?? '').slice(0, 200).toWellFormed(),
});
const searchOf = ({ query }: { query: string }) => new URLSearchParams(query ? { q: query } : {});
const isWaiting = ({ state }: TeamPicture) => state === 'waiting';

/** The photographs that the team shares: anyone adds one, administrators approve, edit and withdraw them. */
export function TeamPicturesPage() {
  const { teamPictures } = useBackend();
  const keeps = keepsTeamPictures(usePerson().person.staff?.role);
  const { state, again } = useLoaded(
    useCallback(() => teamPictures.list(), [teamPictures]),
    failed,
  );
  const [{ query }, change] = useViewInAddress(viewFrom, searchOf);
  /** The id of the open photograph, or `newPicture`. */
  const [opened, setOpened] = useState<string>();
  usePage(text.title);

  const all = state.status === 'ready' ? state.value : [];
  const found = all.filter(({ title, topics, credit }) => finds(query, [title, ...topics, credit]));
  const shown = [...found.filter(isWaiting), ...found.filter((picture) => !isWaiting(picture))];
  const edited = all.find(({ id }) => id === opened);
  const close = () => setOpened(undefined);
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        description={text.description}
        back={
          <ButtonLink
            href="/marketing-materials"
            className={styles.back}
            tone="quiet"
            size="small"
            icon={<ArrowLeft size={16} aria-hidden="true" />}
          >
            {text.back}
          </ButtonLink>
        }
        actions={
          <Button
            tone="primary"
            icon={<ImagePlus size={18} aria-hidden="true" />}
            onFocus={() => AddPictureDialog.preload()}
            onPointerEnter={() => AddPictureDialog.preload()}
            onClick={() => setOpened(newPicture)}
          >
            {text.add}
          </Button>
        }
      />
      <search className={styles.search}>
        <SearchField
          label={text.search}
          placeholder={text.searchHint}
          clearLabel={text.clear}
          value={query}
          onValueChange={(next) => change({ query: next })}
        />
      </search>
      <ListState
        state={state}
        words={text}
        {...(state.status === 'ready'
          ? { count: text.count(found.length, found.filter(isWaiting).length) }
          : {})}
        placeholder={<LoadingPictures />}
        onRetry={again}
      />
      {shown.length > 0 ? (
        <ul className={styles.grid}>
          {shown.map((picture) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              keeps={keeps}
              onEdit={setOpened}
              onChanged={again}
            />
          ))}
        </ul>
      ) : null}
      {state.status === 'ready' && shown.length === 0 ? (
        <EmptyState icon={<Images size={32} />} title={all.length > 0 ? text.noneTitle : text.emptyTitle}>
          {all.length > 0 ? text.none : text.empty}
        </EmptyState>
      ) : null}
      <LazyForm>
        {opened === newPicture ? <AddPictureDialog onAdded={again} onClose={close} /> : null}
        {edited ? (
          <EditPictureDialog key={edited.id} picture={edited} onSaved={again} onClose={close} />
        ) : null}
      </LazyForm>
    </div>
  );
}
