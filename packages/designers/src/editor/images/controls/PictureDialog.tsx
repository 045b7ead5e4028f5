import { asSentence, Dialog, SearchField, VisuallyHidden } from '@daybreak/ui';
import { finds } from '@daybreak/ui/search';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { isDrawn, type LibraryPicture, library } from '../library.ts';
import type { PictureChoice } from '../pictureValue.ts';
import { largestFile } from '../readImage.ts';
import { searchPictures } from '../searchPictures.ts';
import { describedPicture } from '../topics/describedLibrary.ts';
import type { UploadedImage } from '../uploadedImage.ts';
import { AddPictures, Refusals } from './AddPictures.tsx';
import * as styles from './PictureDialog.css.ts';
import { useFilesIn } from './useFilesIn.ts';

type Source = PictureChoice['source'];

export interface PictureDialogProps {
  /** What the picture is for: the field's label. */
  label: string;
  /** The picture that is shown now. */
  current: Source | undefined;
  images: readonly UploadedImage[];
  /** The pictures that the library offers. */
  offered?: readonly LibraryPicture[];
  adding: boolean;
  /** Why the last added files were refused. */
  refusals: readonly string[];
  /** Absent if none can be added. */
  onAdd: ((files: readonly File[]) => void) | undefined;
  onChoose: (source: Source) => void;
  onClose: () => void;
}

interface Offer {
  source: Source;
  title: string;
  shows: string;
  credit: string;
  thumbnail: string;
}

const keyOf = (source: Source | undefined) => JSON.stringify(source);

const ofLibrary = ({ name, title, shows, credit, thumbnail }: LibraryPicture): Offer => ({
  source: { library: name },
  title,
  shows,
  credit,
  thumbnail,
});

const ofUpload = ({ id, name, url, preview = url }: UploadedImage): Offer => ({
  source: { upload: id },
  title: name,
  shows: '',
  credit: 'Your picture',
  thumbnail: preview,
});

/** The user's own pictures and the brand's, to choose one from: arrow keys move through them, Enter selects one. */
export function PictureDialog({
  label,
  current,
  images,
  offered = library,
  adding,
  refusals,
  onAdd,
  onChoose,
  onClose,
}: PictureDialogProps) {
  const hasLibrary = offered.length > 0;
  const [query, setQuery] = useState('');
  const [last, setLast] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { over, handlers } = useFilesIn(onAdd);

  const own = images.filter(({ name }) => finds(query, [name])).map(ofUpload);
  const ours = searchPictures(query, offered.map(describedPicture));
  const photographs = ours.filter((picture) => !isDrawn(picture)).map(ofLibrary);
  const illustrations = ours.filter(isDrawn).map(ofLibrary);
  const found = [...own, ...photographs, ...illustrations];
  // One of them is the Tab stop: the last focused, else the chosen one, else the first.
  const withKey = (key: string | undefined) => found.find(({ source }) => keyOf(source) === key);
  const entry = withKey(last) ?? withKey(keyOf(current)) ?? found[0];
  const group = (heading: string, offers: readonly Offer[]) =>
    offers.length > 0 ? (
      <Group
        heading={heading}
        offers={offers}
        current={current}
        entry={entry}
        onFocus={setLast}
        onChoose={onChoose}
      />
    ) : null;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title="Choose picture"
      description={`${label}: ${[hasLibrary ? 'from the library' : '', onAdd ? 'one of yours' : ''].filter(Boolean).join(', or ')}.`}
    >
      <div className={styles.content} data-over={over || undefined} {...handlers}>
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label="Search pictures"
              clearLabel="Clear the search"
              placeholder="Roof, drives, pick-up…"
              value={query}
              onValueChange={setQuery}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                list.current?.querySelector<HTMLElement>('[role="option"][tabindex="0"]')?.focus();
              }}
            />
          </div>
          {onAdd ? <AddPictures className={styles.add} busy={adding} onAdd={onAdd} /> : null}
        </div>
        <Refusals reasons={refusals} />
        <VisuallyHidden role="status">
          {query ? `${found.length} ${found.length === 1 ? 'picture' : 'pictures'} found` : ''}
        </VisuallyHidden>
        {found.length > 0 ? (
          <div ref={list} role="listbox" aria-label="Pictures" className={styles.list} onKeyDown={moveOn}>
            {group('Your pictures', own)}
            {group('Library', photographs)}
            {group('Illustrations', illustrations)}
          </div>
        ) : (
          <p className={styles.words}>
            {query
              ? `No pictures match “${query}”. Try another word${onAdd ? ' or add your own picture' : ''}.`
              : 'You have no pictures yet. Add one.'}
          </p>
        )}
        {onAdd ? (
          <p className={styles.words}>
            {`Drop or paste pictures anywhere in this window. PNG, JPEG, WebP or SVG, up to ${largestFile / 1024 / 1024} MB each.`}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

interface GroupProps extends Pick<PictureDialogProps, 'current' | 'onChoose'> {
  heading: string;
  offers: readonly Offer[];
  entry: Offer | undefined;
  onFocus: (key: string | undefined) => void;
}

function Group({ heading, offers, current, entry, onFocus, onChoose }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be inside a listbox.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <div id={id} className={styles.heading}>
        {heading}
      </div>
      <div className={styles.grid} role="presentation">
        {offers.map((offer) => {
          const { source, title, shows, credit, thumbnail } = offer;
          const key = keyOf(source);
          const chosen = key === keyOf(current);
          return (
            <button
              key={key}
              type="button"
              role="option"
              aria-selected={chosen}
              tabIndex={offer === entry ? 0 : -1}
              className={styles.option}
              onFocus={() => onFocus(key)}
              onClick={() => onChoose(source)}
            >
              <img className={styles.picture} src={thumbnail} alt={shows} loading="lazy" />
              <span className={styles.foot}>
                <span className={styles.title}>
                  {chosen ? <Check size={14} aria-hidden="true" /> : null}
                  <span className={styles.name}>{asSentence(title)}</span>
                </span>
                <span className={styles.credit}>{credit}</span>
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Arrow keys move to the next picture, or to the nearest one in the next row; Home and End go to the ends. */
function moveOn(event: KeyboardEvent<HTMLElement>) {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  const target = neighbour(options, at, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function neighbour(options: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const from = options[at]?.getBoundingClientRect();
  if (!from) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return options[at - 1];
    case 'ArrowRight':
      return options[at + 1];
    case 'Home':
      return options[0];
    case 'End':
      return options.at(-1);
    case 'ArrowUp':
    case 'ArrowDown': {
      const below = key === 'ArrowDown';
      const beyond = options
        .map((option) => ({ option, box: option.getBoundingClientRect() }))
        .filter(({ box }) => (below ? box.top > from.top + 1 : box.top < from.top - 1));
      const tops = beyond.map(({ box }) => box.top);
      const row = below ? Math.min(...tops) : Math.max(...tops);
      return beyond
        .filter(({ box }) => Math.abs(box.top - row) < 1)
        .toSorted((a, b) => Math.abs(a.box.left - from.left) - Math.abs(b.box.left - from.left))[0]?.option;
    }
    default:
      return undefined;
  }
}
