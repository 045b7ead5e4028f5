import type { FaceBox } from '@daybreak/designers';
import { Button, IconButton, Row, VisuallyHidden } from '@daybreak/ui';
import { ScanFace, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { teamPictureLimits } from '../../backend/interfaces/TeamPictures.ts';
import { arrowStep } from '../../shared/forms/arrowStep.ts';
import { moveBox, resizeBox } from './boxes.ts';
import * as styles from './FaceBoxes.css.ts';
import { faces as messages } from './messages.ts';
import { useFaceBoxes } from './useFaceBoxes.ts';

interface FaceBoxesProps {
  /** The picture's address. */
  url: string;
  boxes: readonly FaceBox[];
  busy: boolean;
  onChange: (boxes: readonly FaceBox[]) => void;
}

const first: FaceBox = { x: 0.4, y: 0.3, width: 0.2, height: 0.25 };
const placeOf = ({ x, y, width, height }: FaceBox) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});

/** A picture with boxes around faces, drawn by dragging, or added and moved with the arrow keys. */
export function FaceBoxes({ url, boxes, busy, onChange }: FaceBoxesProps) {
  const hint = useId();
  const plane = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const justAdded = useRef(false);
  const [announcement, setAnnouncement] = useState('');
  const isFull = boxes.length >= teamPictureLimits.faces;

  const put = (index: number, box: FaceBox) => onChange(boxes.with(index, box));
  const add = (box: FaceBox) => {
    justAdded.current = true;
    onChange([...boxes, box]);
  };
  const remove = (index: number) => {
    onChange(boxes.toSpliced(index, 1));
    adding.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new box is what gets the focus
  useLayoutEffect(() => {
    if (justAdded.current) plane.current?.querySelector<HTMLElement>('[data-box]:last-of-type')?.focus();
    justAdded.current = false;
  }, [boxes]);
  const { drawn, handlers } = useFaceBoxes({ boxes, draws: !isFull, busy, onDrawn: add, onChanged: put });
  const onKeyDown = (index: number, box: FaceBox) => (event: KeyboardEvent) => {
    if (busy || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = arrowStep(event);
    if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else if (step) {
      const next = (event.shiftKey ? resizeBox : moveBox)(box, step[0] / 100, step[1] / 100);
      put(index, next);
      setAnnouncement(messages.box(index + 1, next));
    } else return;
    event.preventDefault();
  };

  return (
    <fieldset className={styles.field} aria-describedby={hint}>
      <legend className={styles.label}>{messages.label}</legend>
      <p id={hint} className={styles.hint}>
        {messages.hint}
      </p>
      <div ref={plane} className={styles.plane} {...handlers}>
        <img className={styles.picture} src={url} alt="" draggable={false} />
        {boxes.map((box, index) => (
          <button
            key={index}
            type="button"
            data-box={index}
            className={styles.box}
            style={placeOf(box)}
            aria-label={messages.box(index + 1, box)}
            onKeyDown={onKeyDown(index, box)}
          >
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.corner} data-corner="" />
          </button>
        ))}
        {drawn ? <div className={styles.box} style={placeOf(drawn)} /> : null}
      </div>
      <Row gap="3" wrap>
        <Button
          ref={adding}
          size="small"
          icon={<ScanFace size={14} />}
          disabled={busy || isFull}
          onClick={() => add(first)}
        >
          {messages.add}
        </Button>
        {boxes.map((_, index) => (
          <span key={index} className={styles.tool}>
            <span aria-hidden="true">{index + 1}</span>
            <IconButton
              size="small"
              tooltip={false}
              label={messages.remove(index + 1)}
              icon={<Trash2 size={14} />}
              disabled={busy}
              onClick={() => remove(index)}
            />
          </span>
        ))}
      </Row>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </fieldset>
  );
}
