import { Checkbox, type Elements } from '@daybreak/ui';
import { Segments } from '../Segments.tsx';
import { documents } from './arrange.ts';
import { name } from './Canvas.css.ts';
import { ZoomViewport, type ZoomViewportProps } from './ZoomViewport.tsx';

interface DocumentView {
  readonly id: string;
  readonly label: string;
  /** In CSS pixels. */
  readonly width: number;
}

interface DocumentCanvasProps<View extends DocumentView> extends Pick<ZoomViewportProps, 'label' | 'note'> {
  /** The widths that the document can be shown at. */
  views: readonly View[];
  /** The id of one of them, or `both`. */
  shown: string;
  onShownChange: (shown: string) => void;
  direction?: 'row' | 'column';
  dark: boolean;
  onDarkChange: (dark: boolean) => void;
  sheetClass: string;
  /** The accessible name of a sheet. */
  nameOf: (view: View) => string;
  /** The document at a width and a scale. */
  children: (view: View, scale: number) => Elements;
}

/** A document at the widths that people read it at, in light or dark mode. */
export function DocumentCanvas<View extends DocumentView>({
  views,
  shown,
  onShownChange,
  direction,
  dark,
  onDarkChange,
  sheetClass,
  nameOf,
  children,
  ...room
}: DocumentCanvasProps<View>) {
  const shownViews = views.filter(({ id }) => shown === 'both' || id === shown);
  const widths = shownViews.map(({ width }) => width);
  return (
    <ZoomViewport
      {...room}
      fitLabel="Fit to width"
      arrange={(extent) => documents(widths, extent, direction)}
      tools={
        <>
          <Segments
            label="Shown"
            value={shown}
            choices={[...views, { id: 'both', label: 'Both' }]}
            onChange={onShownChange}
          />
          <Checkbox label="Dark mode" checked={dark} onCheckedChange={onDarkChange} />
        </>
      }
    >
      {(scale) =>
        shownViews.map((view) => (
          <section key={view.id} className={sheetClass} aria-label={nameOf(view)}>
            <div className={name} aria-hidden="true">
              {`${view.label}, ${view.width} px`}
            </div>
            {children(view, scale)}
          </section>
        ))
      }
    </ZoomViewport>
  );
}
