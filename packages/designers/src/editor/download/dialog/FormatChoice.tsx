import { type ArtboardSide, type ExportRequest, isPrinted } from '@daybreak/print';
import { RadioGroup } from '@daybreak/ui';
import type { SizeGroup } from '../../sizes/sets.ts';
import type { DownloadChoice } from '../choice.ts';

type Format = ExportRequest['format'];

export interface ChoiceProps {
  choice: DownloadChoice;
  change: (next: Partial<DownloadChoice>) => void;
}

export interface FormatChoiceProps extends ChoiceProps {
  sides: readonly ArtboardSide[];
  /** Sets that can be downloaded at once, each with its number of pieces. */
  sizeGroups: readonly (SizeGroup & { count: number })[];
}

const formats: Record<Format, { label: string; hint: string }> = {
  png: { label: 'PNG', hint: 'Sharpest on screens' },
  jpeg: { label: 'JPEG', hint: 'Smaller files for screens' },
  pdf: { label: 'Print PDF', hint: 'For a print shop or office printer' },
};

/** The choice of pieces, format and pixels. */
export function FormatChoice({ choice, change, sides, sizeGroups }: FormatChoiceProps) {
  const size = sides[0]?.size;
  const printed = size && isPrinted(size);
  const offered = printed ? (['pdf', 'png', 'jpeg'] as const) : (['png', 'jpeg'] as const);
  return (
    <>
      {sizeGroups.length > 0 ? (
        <RadioGroup
          label="Pieces"
          value={choice.set?.id ?? 'one'}
          onValueChange={(id) => change({ set: sizeGroups.find((set) => set.id === id) })}
          options={[
            { value: 'one', label: 'This size', hint: sides[0]?.label },
            ...sizeGroups.map(({ id, label, count }) => ({
              value: id,
              label,
              hint: `${count} files in one ZIP`,
            })),
          ]}
        />
      ) : null}
      <RadioGroup
        label="Format"
        value={choice.format}
        onValueChange={(format) => change({ format: format as Format })}
        options={offered.map((format) => ({ value: format, ...formats[format] }))}
      />
      {size && !printed ? (
        <RadioGroup
          label="Pixels"
          value={String(choice.scale)}
          onValueChange={(scale) => change({ scale: scale === '2' ? 2 : 1 })}
          options={[
            {
              value: '1',
              label: '1×',
              hint: choice.set ? 'Sized for each platform' : `${size.width} × ${size.height} px`,
            },
            {
              value: '2',
              label: '2×',
              hint: choice.set ? 'For high-resolution screens' : `${2 * size.width} × ${2 * size.height} px`,
            },
          ]}
        />
      ) : null}
    </>
  );
}
