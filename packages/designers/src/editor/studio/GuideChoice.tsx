import type { ArtboardSide } from '@daybreak/print';
import { Button, Checkbox } from '@daybreak/ui';
import { Ruler } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import * as guideStyles from './canvas/Guides.css.ts';
import { type GuideKind, guideNames, kindsOn } from './canvas/guides.ts';
import * as styles from './Studio.css.ts';

interface GuideChoiceProps {
  sides: readonly ArtboardSide[];
  shownKinds: ReadonlySet<GuideKind>;
  onChange: (shown: ReadonlySet<GuideKind>) => void;
}

/** Chooses which of the piece's guides are shown over it. Memoized, so keystrokes don't redraw it. */
export const GuideChoice = memo(({ sides, shownKinds, onChange }: GuideChoiceProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', outside, true);
    return () => removeEventListener('pointerdown', outside, true);
  }, [open]);

  const kinds = kindsOn(sides);
  const count = kinds.filter((kind) => shownKinds.has(kind)).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches Escape from the controls inside it
    <div
      ref={box}
      className={styles.guideChoice}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        size="small"
        tone="quiet"
        icon={<Ruler size={16} aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? `Guides (${count})` : 'Guides'}
      </Button>
      {open ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        <div id={id} role="group" aria-label="Guides" className={styles.guideList}>
          {kinds.map((kind) => (
            <div key={kind} className={`${styles.guide} ${guideStyles.kind[kind]}`}>
              <Checkbox
                label={guideNames[kind]}
                checked={shownKinds.has(kind)}
                onCheckedChange={(checked) => {
                  const next = new Set(shownKinds);
                  if (checked) next.add(kind);
                  else next.delete(kind);
                  onChange(next);
                }}
              />
            </div>
          ))}
          <p className={styles.note}>Shown only on screen, never in files.</p>
        </div>
      ) : null}
    </div>
  );
});
