import { Button, EmptyState, lazyPart, PageHeader, SearchField } from '@daybreak/ui';
import { ImagePlus, Images } from 'lucide-react';
import { useState } from 'react';
import { ListState } from '../../shared/lists/ListState.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pages } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { managesTeamPictures } from '../../shared/session/rights.ts';
import { LazyForm } from './LazyForm.tsx';
import { LoadingPictures } from './LoadingPictures.tsx';
import { page as text } from './messages.ts';
import { PictureCard } from './PictureCard.tsx';
import * as styles from './TeamPicturesPage.css.ts';
import { useTeamPictures } from './useTeamPictures.ts';

/** The forms, with the code that reads pictures, load on first use. */
const AddPictureDialog = lazyPart(() => import('./AddPictureDialog.tsx'), 'AddPictureDialog');
const EditPictureDialog = lazyPart(() => import('./EditPictureDialog.tsx'), 'EditPictureDialog');

const newPicture = 'new';

/** The team's photographs. All staff add them; administrators approve, edit and withdraw them. */
export function TeamPicturesPage() {
  const managesPictures = managesTeamPictures(usePerson().person.staff?.role);
  const { state, reload, query, search, all, found, waiting } = useTeamPictures();
  /** The id of the open photograph, or `newPicture`. */
  const [openedId, setOpened] = useState<string>();
  usePage(text.title);

  const edited = all.find(({ id }) => id === openedId);
  const close = () => setOpened(undefined);
  return (
    <div className={styles.page}>
      <PageHeader
        title={text.title}
        description={text.description}
        back={<BackLink href={pages.marketingCenter.path}>{text.back}</BackLink>}
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
          onValueChange={search}
        />
      </search>
      <ListState
        state={state}
        words={text}
        {...(state.status === 'ready' ? { count: text.count(found.length, waiting) } : {})}
        placeholder={<LoadingPictures />}
        onRetry={reload}
      />
      {found.length > 0 ? (
        <ul className={styles.grid}>
          {found.map((picture) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              keeps={managesPictures}
              onEdit={setOpened}
              onChanged={reload}
            />
          ))}
        </ul>
      ) : null}
      {state.status === 'ready' && found.length === 0 ? (
        <EmptyState icon={<Images size={32} />} title={all.length > 0 ? text.noneTitle : text.emptyTitle}>
          {all.length > 0 ? text.none : text.empty}
        </EmptyState>
      ) : null}
      <LazyForm>
        {openedId === newPicture ? <AddPictureDialog onAdded={reload} onClose={close} /> : null}
        {edited ? (
          <EditPictureDialog key={edited.id} picture={edited} onSaved={reload} onClose={close} />
        ) : null}
      </LazyForm>
    </div>
  );
}
