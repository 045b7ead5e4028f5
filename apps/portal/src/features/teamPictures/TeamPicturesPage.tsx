import { Button, EmptyState, lazyPart, PageHeader, SearchField, Skeleton, Stack } from '@daybreak/ui';
import { ImagePlus, Images } from 'lucide-react';
import { useState } from 'react';
import { LazyForm } from '../../shared/forms/LazyForm.tsx';
import { ListState } from '../../shared/lists/ListState.tsx';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { pages } from '../../shared/navigation/pages.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { managesTeamPictures } from '../../shared/session/rights.ts';
import { page as messages } from './messages.ts';
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
  usePage(messages.title);

  const edited = all.find(({ id }) => id === openedId);
  const close = () => setOpened(undefined);
  return (
    <Stack gap="5">
      <PageHeader
        title={messages.title}
        description={messages.description}
        back={<BackLink href={pages.marketingCenter.path}>{messages.back}</BackLink>}
        actions={
          <Button
            tone="primary"
            icon={<ImagePlus size={18} />}
            onFocus={() => AddPictureDialog.preload()}
            onPointerEnter={() => AddPictureDialog.preload()}
            onClick={() => setOpened(newPicture)}
          >
            {messages.add}
          </Button>
        }
      />
      <search className={styles.search}>
        <SearchField
          label={messages.search}
          placeholder={messages.searchHint}
          value={query}
          onValueChange={search}
        />
      </search>
      <ListState
        state={state}
        messages={messages}
        {...(state.status === 'ready' ? { count: messages.count(found.length, waiting) } : {})}
        placeholder={
          <div className={styles.grid} aria-hidden="true">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height={280} />
            ))}
          </div>
        }
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
        <EmptyState
          icon={<Images size={32} />}
          title={all.length > 0 ? messages.noneTitle : messages.emptyTitle}
        >
          {all.length > 0 ? messages.none : messages.empty}
        </EmptyState>
      ) : null}
      <LazyForm missing={messages.formMissing}>
        {openedId === newPicture ? <AddPictureDialog onAdded={reload} onClose={close} /> : null}
        {edited ? (
          <EditPictureDialog key={edited.id} picture={edited} onSaved={reload} onClose={close} />
        ) : null}
      </LazyForm>
    </Stack>
  );
}
