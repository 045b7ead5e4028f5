import { Button, Dialog, Row, SearchField, Stack, VisuallyHidden } from '@daybreak/ui';
import { useRef, useState } from 'react';
import type { BrandPicture } from '../brandPictures.ts';
import type { PictureChoice } from '../pictureValue.ts';
import { maxFileBytes } from '../readImage.ts';
import type { UploadedImage } from '../uploadedImage.ts';
import type { PictureSource } from '../usePictures.ts';
import { AddPictures, Refusals } from './AddPictures.tsx';
import { moveFocus } from './moveFocus.ts';
import * as styles from './PictureDialog.css.ts';
import { keyOf, PictureGroup } from './PictureGroup.tsx';
import { useFilesIn } from './useFilesIn.ts';
import { usePictureOffers } from './usePictureOffers.ts';

type Source = PictureChoice['source'];

export interface PictureDialogProps {
  /** The field's label. */
  label: string;
  /** The picture that is shown now. */
  current: Source | undefined;
  images: readonly UploadedImage[];
  /** The pictures that the library offers. */
  choices?: readonly BrandPicture[];
  /** The store for copies of team photos, if any are offered. */
  team?: PictureSource | undefined;
  adding: boolean;
  /** The reasons why the last added files were refused. */
  refusals: readonly string[];
  /** Absent if none can be added. */
  onAdd: ((files: readonly File[]) => void) | undefined;
  onChoose: (source: Source) => void;
  /** Receives the draft's value of a team photo, cropped around its faces. */
  onChosen: (value: string) => void;
  onClose: () => void;
}

/** The user's own pictures and the brand's, to choose one from: arrow keys move through them, Enter selects one. */
export function PictureDialog(props: PictureDialogProps) {
  const { label, current, adding, refusals, onAdd, onClose } = props;
  const [query, setQuery] = useState('');
  const [last, setLast] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { over, handlers } = useFilesIn(onAdd);
  const { groups, isTaking, teamRefusals, shared } = usePictureOffers(query, props);
  const offers = Object.values(groups).flat();
  // One of them is the Tab stop: the last focused, else the chosen one, else the first.
  const withKey = (key: string | undefined) => offers.find(({ source }) => keyOf(source) === key);
  const entry = withKey(last) ?? withKey(keyOf(current)) ?? offers[0];
  const group = { current, entry, onFocus: setLast };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title="Choose picture"
      description={`Choose a picture for ${label.toLowerCase()}.`}
    >
      <div className={styles.content} data-over={over || undefined} {...handlers}>
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label="Search pictures"
              clearLabel="Clear the search"
              placeholder="Roof, drives, truck…"
              value={query}
              onValueChange={setQuery}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                list.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
              }}
            />
          </div>
          {onAdd ? <AddPictures className={styles.add} busy={adding || isTaking} onAdd={onAdd} /> : null}
        </div>
        <Refusals reasons={[...refusals, ...teamRefusals]} />
        <VisuallyHidden role="status">
          {query ? `${offers.length} ${offers.length === 1 ? 'picture' : 'pictures'} found` : ''}
        </VisuallyHidden>
        {shared.status === 'failed' ? (
          <Row gap="3" wrap>
            <p className={styles.words}>Couldn't load team photos. Check your connection.</p>
            <Button size="small" onClick={shared.retry}>
              Try again
            </Button>
          </Row>
        ) : null}
        {offers.length > 0 ? (
          <Stack ref={list} role="listbox" aria-label="Pictures" gap="5" onKeyDown={moveFocus}>
            <PictureGroup {...group} heading="Your pictures" offers={groups.uploads} />
            <PictureGroup {...group} heading="Team photos" offers={groups.ofTheTeam} />
            <PictureGroup {...group} heading="Library" offers={groups.photographs} />
            <PictureGroup {...group} heading="Illustrations" offers={groups.illustrations} />
          </Stack>
        ) : (
          <p className={styles.words}>
            {query
              ? `No pictures match “${query}”. Try another word${onAdd ? ' or add your own picture' : ''}.`
              : "You don't have any pictures yet. Add one."}
          </p>
        )}
        {onAdd ? (
          <p className={styles.words}>
            {`Drop or paste pictures anywhere in this window. PNG, JPEG, WebP or SVG, up to ${maxFileBytes / 1024 / 1024} MB each.`}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
