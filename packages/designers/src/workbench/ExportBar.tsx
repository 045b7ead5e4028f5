import { Button, DropdownMenu, Progress, Row } from '@daybreak/ui';
import { Download, FileImage, FileText } from 'lucide-react';
import type { ExportRequest } from '../export/types.ts';
import type { ExportControl } from './useExport.ts';

export interface ExportBarProps extends Pick<ExportControl, 'progress' | 'cancel'> {
  /** What the button says. */
  label: string;
  formats: readonly ExportRequest['format'][];
  onExport: (format: ExportRequest['format']) => void;
}

const labels = { png: 'PNG', jpeg: 'JPEG', pdf: 'Print PDF' };
const hints = { png: 'for screens', jpeg: 'smaller, for screens', pdf: 'for the printer' };

/** The download menu, or how far a running download is. */
export function ExportBar({ label, formats, progress, onExport, cancel }: ExportBarProps) {
  if (progress)
    return (
      <Row gap="3" style={{ inlineSize: '100%' }}>
        <Progress label={progress.label} value={progress.percent} />
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      </Row>
    );
  return (
    <DropdownMenu
      trigger={
        <Button tone="primary" icon={<Download size={16} aria-hidden="true" />}>
          {label}
        </Button>
      }
      items={formats.map((format) => ({
        label: labels[format],
        hint: hints[format],
        icon:
          format === 'pdf' ? (
            <FileText size={16} aria-hidden="true" />
          ) : (
            <FileImage size={16} aria-hidden="true" />
          ),
        onSelect: () => onExport(format),
      }))}
    />
  );
}
