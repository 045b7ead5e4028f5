import { Alert, Button, IconButton, Stack, VisuallyHidden } from '@daybreak/ui';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './ImagesPanel.css.ts';
import { acceptedTypes, largestFile } from './readImage.ts';
import type { ImageLibrary } from './useImages.ts';

export interface ImagesPanelProps {
  library: ImageLibrary;
}

/** Pictures for the pieces: picked, dropped or pasted, in the order in which designers use them. */
export function ImagesPanel({ library }: ImagesPanelProps) {
  const { images, kept, refusals, add, remove, move } = library;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);

  // An element that is moved on the page loses the focus in every browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what moves it.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [images]);
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    if (!files?.length) return;
    event.preventDefault();
    void add(files);
  };

  return (
    <Stack gap="4" onPaste={(event) => take(event, event.clipboardData?.files)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside. */}
      <div
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          event.preventDefault();
          take(event, event.dataTransfer?.files);
        }}
      >
        <Button icon={<ImagePlus size={16} aria-hidden="true" />} onClick={() => input.current?.click()}>
          Add pictures
        </Button>
        <p className={styles.words}>
          Or drop or paste them here. PNG, JPEG, WebP or SVG, at most {largestFile / 1024 / 1024} MB each. The
          first picture is used first, where none was chosen.
        </p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={acceptedTypes}
          aria-label="Add pictures"
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>

      {refusals.length > 0 ? (
        <Alert
          tone="danger"
          title={refusals.length === 1 ? 'A picture was not added.' : 'Some pictures were not added.'}
        >
          {refusals.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Alert>
      ) : null}
      {kept ? null : (
        <Alert
          tone="warning"
          title="These pictures are not being kept: the browser's storage is full or blocked. They stay until you leave this page."
        />
      )}

      {images.length > 0 ? (
        <ol className={styles.list}>
          {images.map(({ id, name, url, preview = url }, index) => (
            <li key={id} className={styles.item}>
              <img className={styles.picture} src={preview} alt="" />
              <div className={styles.foot}>
                <span className={styles.name} title={name}>
                  <VisuallyHidden>{index + 1}. </VisuallyHidden>
                  {name}
                </span>
                <IconButton
                  size="small"
                  tooltip={false}
                  label={`Move ${name} earlier`}
                  icon={<ArrowLeft size={14} aria-hidden="true" />}
                  disabled={index === 0}
                  onClick={({ currentTarget }) => {
                    pressed.current = currentTarget;
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
                    pressed.current = currentTarget;
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
