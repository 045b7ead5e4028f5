import { company } from '@daybreak/brand';
import type { CSSProperties } from 'react';
import * as parts from '../../artwork/artwork.css.ts';
import { FittedText } from '../../artwork/FittedText.tsx';
import { logoOn } from '../../artwork/logos.ts';
import type { Brief } from '../../workbench/designer.ts';
import type { BrochureDraft } from './brochure.fields.ts';
import { bandTop, coverLayout, horizon } from './coverLayout.ts';
import * as styles from './panels.css.ts';
import type { Panel } from './panels.ts';
import { inPanel, type SheetLayout } from './sheetLayout.ts';

interface CoverProps {
  draft: BrochureDraft;
  brief: Brief;
  layout: SheetLayout;
  panel: Panel;
}

/** The panel that people see first: logo, title, subtitle and the rising disc. */
export function Cover({ draft, brief, layout, panel }: CoverProps) {
  const { trim, bleed, unit, reach } = layout;
  const { theme, title, subtitle } = draft;
  const cover = coverLayout(panel.width, trim.height);
  const ground = reach('cover', 'statement') ?? { start: 0, width: 0 };
  const radius = Math.min(cover.disc.ofWidth * panel.width, cover.disc.ofHeight * trim.height);
  const titleSize = Math.min(cover.titleSize.ofWidth * panel.width, cover.titleSize.ofHeight * trim.height);
  return (
    <>
      <div
        className={styles.sky}
        style={{
          insetInlineStart: ground.start,
          inlineSize: ground.width,
          blockSize: bleed + horizon * trim.height,
        }}
      >
        <div
          className={`${parts.disc} ${parts.discOn[theme]}`}
          style={{
            insetInlineStart: bleed + panel.x + cover.disc.x * panel.width - radius - ground.start,
            insetBlockEnd: -radius,
            inlineSize: 2 * radius,
            blockSize: 2 * radius,
          }}
        />
      </div>
      <img
        className={styles.logo}
        src={logoOn(theme, brief.user.logoVersion)}
        alt={company.name}
        style={{
          insetInlineStart: bleed + panel.x + cover.title.x * panel.width,
          insetBlockStart: bleed + 8 * unit,
        }}
      />
      <FittedText
        field="title"
        floor={0.35}
        box={{ ...inPanel(layout, panel, cover.title), '--title': `${titleSize}px` } as CSSProperties}
        className={`${parts.headline} ${styles.title}`}
      >
        {title}
      </FittedText>
      <FittedText
        field="subtitle"
        floor={0.5}
        box={inPanel(layout, panel, cover.subtitle)}
        className={styles.subtitle}
      >
        {subtitle}
      </FittedText>
      <div
        className={`${parts.box} ${styles.onBand} ${styles.bandText}`}
        style={inPanel(layout, panel, { x: cover.title.x, y: bandTop, width: 0.84, height: 1 - bandTop })}
      >
        <div dir="ltr">{company.website.replace('https://', '')}</div>
      </div>
    </>
  );
}
