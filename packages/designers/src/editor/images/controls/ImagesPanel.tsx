import { Alert, IconButton, Stack, VisuallyHidden } from '@daybreak/ui';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { maxFileBytes } from '../readImage.ts';
import type { ImageLibrary } from '../useImages.ts';
import { AddPictures, Refusals } from './AddPictures.tsx';
import * as styles from './ImagesPanel.css.ts';
import { useFilesIn } from './useFilesIn.ts';

export interface ImagesPanelProps {
  library: ImageLibrary;
}

/** Pictures for the pieces: picked, dropped or pasted, in the order designers use them. */
export function ImagesPanel({ library }: ImagesPanelProps) {
  const { images, kept: isSaved, refusals, add, remove, move } = library;
  const pressedButton = useRef<HTMLButtonElement>(null);

  // An element that moves on the page loses the focus in every browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves it.
  useLayoutEffect(() => {
    pressedButton.current?.focus();
    pressedButton.current = null;
  }, [images]);
  const { over, handlers } = useFilesIn((files) => void add(files));
  const { onPaste, ...dropping } = handlers;

  return (
    <Stack gap="4" onPaste={onPaste}>
      <div className={styles.drop} data-over={over || undefined} {...dropping}>
        <AddPictures onAdd={(files) => void add(files)} />
        <p className={styles.words}>
          {`Or drop or paste pictures here. PNG, JPEG, WebP or SVG, up to ${maxFileBytes / 1024 / 1024} MB each. If you don't choose a picture for a piece, it uses the first one here.`}
        </p>
      </div>

      <Refusals reasons={refusals} />
      {isSaved ? null : (
        <Alert
          tone="warning"
          title="These pictures aren't being saved because your browser's storage is full or blocked. To keep them, delete pictures you no longer need before you leave this page."
        />
      )}

      {images.length > 0 ? (
        <ol className={styles.list}>
          {images.map(({ id, name, url, preview = url }, index) => (
            <li key={id} className={styles.item}>
              <img className={styles.picture} src={preview} alt="" />
              <div className={styles.foot}>
                <span className={styles.name} title={name}>
                  <VisuallyHidden>{`${index + 1}. `}</VisuallyHidden>
                  <span translate="no">{name}</span>
                </span>
                <IconButton
                  size="small"
                  tooltip={false}
                  label={`Move ${name} earlier`}
                  icon={<ArrowLeft size={14} aria-hidden="true" />}
                  disabled={index === 0}
                  onClick={({ currentTarget }) => {
                    pressedButton.current = currentTarget;
                    move(id, -1);
                  }}
                />
                <IconButton
                  size="small"
                  tooltip={false}
                  label={`Move ${name} later`}
                  icon={<ArrowRight size={14} aria-hidden="true" />}
                  disabled={index === images.length - 1}
                  onClick={({ currentTarget }) => {
                    pressedButton.current = currentTarget;
                    move(id, 1);
                  }}
                />
                <IconButton
                  size="small"
                  tooltip={false}
                  label={`Remove ${name}`}
                  icon={<Trash2 size={14} aria-hidden="true" />}
                  onClick={() => remove(id)}
                />
              </div>
            </li>
          ))}
        </ol>
      ) : null}
    </Stack>
  );
}
