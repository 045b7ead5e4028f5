import { Button, Dialog, SearchField, VisuallyHidden } from '@daybreak/ui';
import { finds } from '@daybreak/ui/search';
import { type KeyboardEvent, useRef, useState } from 'react';
import { listText } from '../../artwork/text/listText.ts';
import { useLoaded } from '../../rendering/useLoaded.ts';
import { type BrandPicture, brandPictures, isDrawn } from '../brandPictures.ts';
import type { PictureChoice } from '../pictureValue.ts';
import { maxFileBytes } from '../readImage.ts';
import { searchPictures, searchTeamPictures } from '../searchPictures.ts';
import { type TeamPicture, teamCopyId, teamPictureOf } from '../team/teamPictures.ts';
import { describedPicture } from '../topics/describedBrandPictures.ts';
import { noPictures, type UploadedImage } from '../uploadedImage.ts';
import type { PictureSource } from '../usePictures.ts';
import { AddPictures, Refusals } from './AddPictures.tsx';
import * as styles from './PictureDialog.css.ts';
import { keyOf, type OfferedPicture, PictureGroup } from './PictureGroup.tsx';
import { useFilesIn } from './useFilesIn.ts';
import { useTeamChoice } from './useTeamChoice.ts';

type Source = PictureChoice['source'];
type Shown = Omit<OfferedPicture, 'onChoose'>;

export interface PictureDialogProps {
  /** The field's label. */
  label: string;
  /** The picture that is shown now. */
  current: Source | undefined;
  images: readonly UploadedImage[];
  /** The pictures that the library offers. */
  choices?: readonly BrandPicture[];
  /** The store for copies of team photographs, if any are offered. */
  team?: PictureSource | undefined;
  adding: boolean;
  /** The reasons why the last added files were refused. */
  refusals: readonly string[];
  /** Absent if none can be added. */
  onAdd: ((files: readonly File[]) => void) | undefined;
  onChoose: (source: Source) => void;
  /** Receives the draft's value of a team photograph, cropped around its faces. */
  onChosen: (value: string) => void;
  onClose: () => void;
}

const ofLibrary = ({ name, title, shows, credit, thumbnail }: BrandPicture): Shown => ({
  source: { library: name },
  title,
  shows,
  credit,
  thumbnail,
});

const ofUpload = ({ id, name, url, preview = url }: UploadedImage): Shown => ({
  source: { upload: id },
  title: name,
  shows: '',
  credit: 'Your picture',
  thumbnail: preview,
});

const ofTeam = ({ id, title, credit, thumbnail }: TeamPicture): Shown => ({
  source: { upload: teamCopyId(id) },
  title,
  shows: title,
  credit,
  thumbnail,
});

/** The user's own pictures and the brand's, to choose one from: arrow keys move through them, Enter selects one. */
export function PictureDialog({
  label,
  current,
  images,
  choices = brandPictures,
  team,
  adding,
  refusals,
  onAdd,
  onChoose,
  onChosen,
  onClose,
}: PictureDialogProps) {
  const hasLibrary = choices.length > 0;
  const [query, setQuery] = useState('');
  const [last, setLast] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { over, handlers } = useFilesIn(onAdd);
  const { isTaking, refusals: teamRefusals, take } = useTeamChoice(team ?? noPictures, onChosen);
  const shared = useLoaded(team?.team?.list, "Couldn't load the team photographs.");
  const offerOf = (picture: Shown, choosing = () => onChoose(picture.source)): OfferedPicture => ({
    ...picture,
    onChoose: choosing,
  });
  const uploads = images
    .filter(({ id, name }) => !teamPictureOf(id) && finds(query, [name]))
    .map((image) => offerOf(ofUpload(image)));
  const ofTheTeam = searchTeamPictures(query, shared.value ?? []).map((picture) =>
    offerOf(ofTeam(picture), () => void take(picture)),
  );
  const brandMatches = searchPictures(query, choices.map(describedPicture));
  const photographs = brandMatches
    .filter((picture) => !isDrawn(picture))
    .map((one) => offerOf(ofLibrary(one)));
  const illustrations = brandMatches.filter(isDrawn).map((one) => offerOf(ofLibrary(one)));
  const offers = [...uploads, ...ofTheTeam, ...photographs, ...illustrations];
  // One of them is the Tab stop: the last focused, else the chosen one, else the first.
  const withKey = (key: string | undefined) => offers.find(({ source }) => keyOf(source) === key);
  const entry = withKey(last) ?? withKey(keyOf(current)) ?? offers[0];
  const places = [
    hasLibrary ? 'from the library' : '',
    team ? "one of the team's" : '',
    onAdd ? 'one of yours' : '',
  ];
  const group = { current, entry, onFocus: setLast };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title="Choose picture"
      description={`${label}: ${listText(places.filter(Boolean), 'or')}.`}
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
          <div className={styles.failed}>
            <p className={styles.words}>Couldn't load the team photographs. Check your connection.</p>
            <Button size="small" onClick={shared.retry}>
              Try again
            </Button>
          </div>
        ) : null}
        {offers.length > 0 ? (
          <div ref={list} role="listbox" aria-label="Pictures" className={styles.list} onKeyDown={moveOn}>
            <PictureGroup {...group} heading="Your pictures" offers={uploads} />
            <PictureGroup {...group} heading="Team photographs" offers={ofTheTeam} />
            <PictureGroup {...group} heading="Library" offers={photographs} />
            <PictureGroup {...group} heading="Illustrations" offers={illustrations} />
          </div>
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

/** Arrow keys move to the next picture, or to the nearest one in the next row; Home and End go to the ends. */
function moveOn(event: KeyboardEvent<HTMLElement>) {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = options.indexOf(document.activeElement as HTMLElement);
  const target = neighbor(options, at, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function neighbor(options: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
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
