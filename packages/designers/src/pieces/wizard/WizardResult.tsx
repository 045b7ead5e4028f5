import { Button } from '@daybreak/ui';
import { Maximize2, PencilRuler, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Exporter } from '../../export/types.ts';
import { Artboard } from '../../workbench/Artboard.tsx';
import type { Brief, Notice } from '../../workbench/designer.ts';
import { DownloadBar } from '../../workbench/download/DownloadBar.tsx';
import { usePieceDownload } from '../../workbench/download/usePieceDownload.ts';
import { EnlargeDialog } from '../../workbench/EnlargeDialog.tsx';
import { useExport } from '../../workbench/useExport.ts';
import * as bench from '../../workbench/Workbench.css.ts';
import { generate } from './generate.ts';
import { labels } from './messages.ts';
import { openIn } from './openIn.ts';
import * as styles from './Wizard.css.ts';
import type { WizardDraft } from './wizard.fields.ts';
import { wizard } from './wizard.ts';
import { designSpecification, designZip } from './wizardFiles.ts';

const previewBox = { width: 400, height: 200 };

interface WizardResultProps {
  draft: WizardDraft;
  brief: Brief;
  generating: boolean;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  onRegenerate: () => void;
  /** Opens a designer with a draft; absent where there is nowhere to open it. */
  onOpen?: (designer: string, draft: Readonly<Record<string, string>>) => void;
}

/** The design on show, and what can be done with it. */
export function WizardResult({
  draft,
  brief,
  generating,
  exporter,
  notify,
  onRegenerate,
  onOpen,
}: WizardResultProps) {
  const zip = useExport(exporter, notify);
  const [enlarged, setEnlarged] = useState(false);
  const node = useRef<HTMLElement>(null);
  const sides = wizard.artboards(draft);
  const [side] = sides;
  const design = generate(draft);
  const downloads = usePieceDownload(
    {
      designer: wizard,
      draft,
      brief,
      sides,
      nodeOf: () => node.current ?? undefined,
      fileId: `wizard-${draft.material}`,
      title: design.copy.headline,
    },
    exporter,
    notify,
  );
  if (!side) return null;
  const progress = downloads.progress ?? zip.progress;
  const running = progress !== undefined;
  const cancel = downloads.progress ? downloads.cancel : zip.cancel;
  const target = onOpen && openIn(draft, design);
  const artwork = <wizard.Artwork draft={draft} brief={brief} side={side} />;

  const downloadFiles = () => {
    const source = node.current && { side, node: node.current };
    if (!source) return;
    void zip.run(async (signal, onProgress) => [
      await designZip({ draft, design, source, exporter, date: new Date(), signal, onProgress }),
    ]);
  };

  return (
    <>
      <div className={bench.well}>
        <Artboard side={side} within={previewBox} ref={node}>
          {artwork}
        </Artboard>
      </div>
      <div className={bench.actions}>
        <DownloadBar label={labels.export} {...downloads} progress={progress} cancel={cancel} />
        <Button
          disabled={running}
          icon={<RefreshCw size={16} aria-hidden="true" />}
          busy={generating}
          busyLabel={labels.generating}
          onClick={onRegenerate}
        >
          {labels.regenerate}
        </Button>
        <Button disabled={running} onClick={downloadFiles}>
          {labels.files}
        </Button>
        <Button
          disabled={running}
          icon={<Maximize2 size={16} aria-hidden="true" />}
          onClick={() => setEnlarged(true)}
        >
          {labels.enlarge}
        </Button>
        {target ? (
          <Button
            disabled={running}
            icon={<PencilRuler size={16} aria-hidden="true" />}
            onClick={() => onOpen?.(target.designer, target.draft)}
          >
            {labels.open}
          </Button>
        ) : null}
      </div>
      <section aria-labelledby="wizard-specifications">
        <h2 id="wizard-specifications" className={styles.label}>
          {labels.specifications}
        </h2>
        <dl className={styles.specification}>
          {designSpecification(draft).map(({ term, value }) => (
            <div key={term} style={{ display: 'contents' }}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>

      <EnlargeDialog open={enlarged} onOpenChange={setEnlarged} title={wizard.title} side={side}>
        {artwork}
      </EnlargeDialog>
    </>
  );
}
