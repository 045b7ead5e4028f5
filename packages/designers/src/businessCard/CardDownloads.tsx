import { Button, Progress } from '@daybreak/ui';
import { ContactRound, Copy, Download, Grid2x2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Exporter, ExportRequest, ExportSource } from '../export/types.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import type { Notice } from '../workbench/designer.ts';
import * as styles from './BusinessCardCard.css.ts';
import { businessCard, businessCardSpecification } from './businessCard.ts';
import { contactFile } from './contactFile.ts';

interface CardDownloadsProps {
  user: UserDetails;
  /** The mounted front and back. */
  sources: () => ExportSource[];
  exporter: Exporter;
  notify: (notice: Notice) => void;
}

const sheets = {
  template: { options: {}, success: 'Business card template ready!' },
  'ten-up': { options: { sheet: 'ten-up' }, success: 'Sheet of ten business cards ready!' },
} as const satisfies Record<string, { options: Partial<ExportRequest>; success: string }>;

type Sheet = keyof typeof sheets;

/** The card for a print shop, ten of it for an office printer, its contact, and what to tell the print shop. */
export function CardDownloads({ user, sources, exporter, notify }: CardDownloadsProps) {
  const [making, setMaking] = useState<{ sheet: Sheet; percent: number }>();
  const running = useRef<AbortController>(undefined);

  const download = async (sheet: Sheet) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setMaking({ sheet, percent: 0 });
    const { options, success } = sheets[sheet];
    try {
      const files = await exporter.export({
        designer: businessCard.id,
        title: `${businessCard.title}: ${user.name.trim() || 'template'}`,
        sources: sources(),
        format: 'pdf',
        date: new Date(),
        ...options,
        signal: controller.signal,
        onProgress: (fraction) => setMaking({ sheet, percent: fraction * 100 }),
      });
      exporter.save(files);
      notify({ title: 'Success', description: success, tone: 'success' });
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('The business card could not be made.', error);
      notify({ title: 'Download failed', description: (error as Error).message, tone: 'danger' });
    } finally {
      running.current = undefined;
      setMaking(undefined);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(businessCardSpecification.join('\n'));
      notify({ title: 'Success', description: 'Business card specs copied!', tone: 'success' });
    } catch (error) {
      console.error('The specifications could not be copied.', error);
      notify({
        title: 'Copy failed',
        description: 'This browser did not allow copying. Select the specifications and copy them yourself.',
        tone: 'danger',
      });
    }
  };
  const saveContact = () => {
    const file = contactFile(user, new Date());
    exporter.save([file]);
    notify({ title: 'Downloaded', description: file.name, tone: 'success' });
  };

  return (
    <>
      <div className={styles.actions}>
        <Button
          tone="primary"
          icon={<Download size={16} aria-hidden="true" />}
          busy={making?.sheet === 'template'}
          busyLabel="Preparing"
          onClick={() => void download('template')}
        >
          Download Template
        </Button>
        <Button
          icon={<Grid2x2 size={16} aria-hidden="true" />}
          busy={making?.sheet === 'ten-up'}
          busyLabel="Preparing"
          onClick={() => void download('ten-up')}
        >
          Download 10-up sheet
        </Button>
        <Button icon={<ContactRound size={16} aria-hidden="true" />} onClick={saveContact}>
          Download .vcf contact
        </Button>
        <Button icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
          Copy Specifications
        </Button>
        {making ? (
          <Button tone="quiet" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        ) : null}
      </div>
      {making ? <Progress label="Making the print file" value={making.percent} /> : null}
    </>
  );
}
