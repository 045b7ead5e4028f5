import { Button, DropdownMenu, IconButton, type MenuEntry } from '@daybreak/ui';
import { ChevronDown, Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import * as styles from './Canvas.css.ts';
import type { Zoom } from './useZoom.ts';
import { percentOf, scaleLimits } from './zoom.ts';

interface ZoomControlsProps {
  zoom: Zoom;
  /** The name of the content that the “fit” entry shows whole. */
  fitLabel: string;
  /** True if the piece is measured in inches. */
  isPrint: boolean;
}

/** Paper is shown at actual size at 100 %: an inch is 96 CSS pixels. A screen's own pixels may be finer. */
function entries({ fit, to }: Zoom, fitLabel: string, isPrint: boolean): MenuEntry[] {
  const density = window.devicePixelRatio;
  const actual: MenuEntry[] = isPrint
    ? [{ label: 'Actual size', hint: '100%', onSelect: () => to(1) }]
    : density === 1
      ? []
      : [{ label: 'Actual pixels', hint: `${percentOf(1 / density)}%`, onSelect: () => to(1 / density) }];
  const percent = (scale: number, hint?: string): MenuEntry => ({
    label: `${percentOf(scale)}%`,
    hint,
    onSelect: () => to(scale),
  });
  return [
    { label: fitLabel, hint: '0', onSelect: fit },
    ...actual,
    { kind: 'separator' },
    ...[0.25, 0.5].map((scale) => percent(scale)),
    percent(1, '1'),
    ...[2, 4, 8].map((scale) => percent(scale)),
  ];
}

/** Memoized, so keystrokes don't redraw it. */
export const ZoomControls = memo(({ zoom, fitLabel, isPrint }: ZoomControlsProps) => {
  const { scale, step } = zoom;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <IconButton
        size="small"
        label="Smaller"
        icon={<Minus size={16} aria-hidden="true" />}
        disabled={scale <= scaleLimits.least}
        onClick={() => step(-1)}
      />
      <DropdownMenu
        align="end"
        items={entries(zoom, fitLabel, isPrint)}
        trigger={
          <Button
            size="small"
            tone="quiet"
            className={styles.percent}
            aria-label={`Zoom, ${percentOf(scale)}%`}
          >
            <span>{`${percentOf(scale)}%`}</span>
            <ChevronDown size={14} aria-hidden="true" />
          </Button>
        }
      />
      <IconButton
        size="small"
        label="Larger"
        icon={<Plus size={16} aria-hidden="true" />}
        disabled={scale >= scaleLimits.most}
        onClick={() => step(1)}
      />
      <Button size="small" tone="quiet" onClick={zoom.fit} aria-pressed={zoom.isFit}>
        Fit
      </Button>
    </div>
  );
});
