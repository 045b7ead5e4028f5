import type { Press, ProofedPage } from '@daybreak/print/proof';
import { Checkbox, RadioGroup } from '@daybreak/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findingOf, viewNames } from './messages.ts';
import * as styles from './separations.css.ts';
import { drawView, measurePlates, type ShownPlates, totalOf, type View, views } from './separationViews.ts';

interface SeparatedPageProps {
  pages: readonly ProofedPage[];
  press: Press;
}

const inkNames = ['Cyan', 'Magenta', 'Yellow', 'Black'];
const MIDDLE = { x: 0.5, y: 0.5 };

/** The pages of a proof, with their inks, the total ink, and the inks at one point. */
export function SeparatedPage({ pages, press }: SeparatedPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [number, setNumber] = useState(0);
  const [view, setView] = useState<View>('inks');
  const [inks, setInks] = useState<ShownPlates>([true, true, true, true]);
  const [paper, setPaper] = useState(false);
  const [point, setPoint] = useState(MIDDLE);
  const page = pages[number];
  const measures = useMemo(() => page && measurePlates(page, press), [page, press]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!page || !context) return;
    const { width, height } = page;
    context.putImageData(new ImageData(drawView(page, press, { view, inks, paper }), width, height), 0, 0);
  }, [page, press, view, inks, paper]);

  if (!page || !measures) return null;
  const x = Math.min(page.width - 1, Math.floor(point.x * page.width));
  const y = Math.min(page.height - 1, Math.floor(point.y * page.height));
  const pixel = y * page.width + x;
  const amounts = inkNames.map((name, ink) => {
    const amount = ((page.inks[pixel * 4 + ink] ?? 0) * 100) / 255;
    return `${name} ${Math.round(amount)}%`;
  });
  const readout = `${amounts.join(', ')}. Total: ${Math.round(totalOf(page, pixel))}%.`;
  const finding = findingOf(view, measures, press);
  return (
    <div className={styles.parts}>
      <div className={styles.sheet}>
        <div className={styles.page}>
          <canvas
            ref={canvas}
            key={number}
            width={page.width}
            height={page.height}
            className={styles.canvas}
            role="img"
            aria-label={`Page ${number + 1}: ${viewNames[view]}`}
            onPointerMove={({ currentTarget, clientX, clientY }) => {
              const { left, top, width, height } = currentTarget.getBoundingClientRect();
              setPoint({
                x: Math.min(1, Math.max(0, (clientX - left) / width)),
                y: Math.min(1, Math.max(0, (clientY - top) / height)),
              });
            }}
          />
          <span
            className={styles.point}
            style={{ insetInlineStart: `${point.x * 100}%`, insetBlockStart: `${point.y * 100}%` }}
          />
        </div>
      </div>
      <div className={styles.controls}>
        {pages.length > 1 ? (
          <RadioGroup
            label="Page"
            value={String(number)}
            onValueChange={(value) => setNumber(Number(value))}
            options={pages.map((_, index) => ({ value: String(index), label: `Page ${index + 1}` }))}
          />
        ) : null}
        <RadioGroup
          label="Show"
          value={view}
          onValueChange={(value) => {
            setView(value as View);
            // Start at the point with the most ink.
            if (value === 'total')
              setPoint({
                x: ((measures.at % page.width) + 0.5) / page.width,
                y: (Math.floor(measures.at / page.width) + 0.5) / page.height,
              });
          }}
          options={views.map((value) => ({ value, label: viewNames[value] }))}
        />
        {view === 'inks' ? (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{viewNames.inks}</legend>
            {inkNames.map((label, ink) => (
              <Checkbox
                key={label}
                label={label}
                checked={inks[ink] ?? false}
                onCheckedChange={(on) =>
                  setInks(inks.map((each, index) => (index === ink ? on : each)) as unknown as ShownPlates)
                }
              />
            ))}
          </fieldset>
        ) : null}
        {view === 'total' ? null : (
          <Checkbox label="Paper white" checked={paper} onCheckedChange={setPaper} />
        )}
        {finding ? (
          <p className={styles.says} aria-live="polite">
            {finding}
          </p>
        ) : null}
        <p className={styles.readout}>{readout}</p>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className={styles.slider}>
            <span>{axis === 'x' ? 'Distance from the left' : 'Distance from the top'}</span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.005}
              value={point[axis]}
              aria-valuetext={readout}
              onChange={({ target }) => setPoint({ ...point, [axis]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
