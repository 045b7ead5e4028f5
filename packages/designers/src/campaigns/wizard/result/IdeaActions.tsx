import { Button, type Elements } from '@daybreak/ui';
import { Maximize2, PencilRuler, RefreshCw } from 'lucide-react';
import * as bench from '../../../editor/editor.css.ts';
import { labels } from '../messages.ts';
import * as styles from '../Wizard.css.ts';
import { type Line, specificationOf } from '../wizardFiles.ts';
import type { ShownIdeaProps } from './ShownIdea.tsx';

interface IdeaActionsProps
  extends Pick<ShownIdeaProps, 'design' | 'generating' | 'onRegenerate' | 'onOpen' | 'children'> {
  /** Opens the designer's own files. */
  exports: Elements;
  running: boolean;
  onFiles: () => void;
  onEnlarge?: () => void;
  /** Facts for a printer or a platform. */
  measure: string;
}

/** Actions for the current idea, remarks about it, and its specification. */
export const IdeaActions = ({
  design,
  generating,
  onRegenerate,
  onOpen,
  children,
  exports,
  running,
  onFiles,
  onEnlarge,
  measure,
}: IdeaActionsProps) => (
  <>
    <div className={bench.actions}>
      {exports}
      <Button
        disabled={running}
        icon={<RefreshCw size={16} aria-hidden="true" />}
        busy={generating}
        busyLabel={labels.generating}
        onClick={onRegenerate}
      >
        {labels.regenerate}
      </Button>
      <Button disabled={running} onClick={onFiles}>
        {labels.files}
      </Button>
      {onEnlarge ? (
        <Button disabled={running} icon={<Maximize2 size={16} aria-hidden="true" />} onClick={onEnlarge}>
          {labels.enlarge}
        </Button>
      ) : null}
      {onOpen ? (
        <Button disabled={running} icon={<PencilRuler size={16} aria-hidden="true" />} onClick={onOpen}>
          {labels.open}
        </Button>
      ) : null}
    </div>
    {children}
    <section aria-labelledby="wizard-specifications">
      <h2 id="wizard-specifications" className={styles.label}>
        {labels.specifications}
      </h2>
      <dl className={styles.specification}>
        {specificationOf(design, measure).map(({ term, value }: Line) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  </>
);
