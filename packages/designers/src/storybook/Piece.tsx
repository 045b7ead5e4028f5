import { Alert, Row, Stack, Text, Toaster, toast } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import { useMemo, useRef, useState } from 'react';
import { browserExporter } from '../export/browserExporter.ts';
import type { ExportRequest } from '../export/types.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import { Artboard } from '../workbench/Artboard.tsx';
import type { Designer } from '../workbench/designer.ts';
import { ExportBar } from '../workbench/ExportBar.tsx';
import type { AnyDraft } from '../workbench/fields.ts';
import { useExport } from '../workbench/useExport.ts';
import { useSpace } from '../workbench/useSpace.ts';

const tallest = 460;

interface PieceProps {
  designer: Designer;
  draft: AnyDraft;
  user: UserDetails;
}

/** All sides of a piece, what is wrong with it, and its downloads: a designer without its form. */
export function Piece({ designer, draft, user }: PieceProps) {
  const { progress, start, cancel } = useExport(browserExporter, toast);
  const { space, measure } = useSpace();
  const [tooLong, setTooLong] = useState<Readonly<Record<string, readonly string[]>>>({});
  const nodes = useRef(new Map<string, HTMLElement>());
  const brief = useMemo(() => ({ user, images: [] }), [user]);
  const sides = designer.artboards(draft);
  const labelOf = (name: string) => designer.fields[name]?.label ?? name;
  const problems = [
    ...new Set(
      sides
        .flatMap(({ id }) => tooLong[id] ?? [])
        .map((name) => `${labelOf(name)} is too long for the piece.`),
    ),
    ...Object.entries(designer.remarks?.(draft) ?? {}).flatMap(([name, remark]) =>
      remark?.error ? [`${labelOf(name)}: ${remark.error}`] : [],
    ),
  ];

  const exportAs = (format: ExportRequest['format']) => {
    const sources = sides.flatMap((side) => {
      const node = nodes.current.get(side.id);
      return node ? [{ side, node }] : [];
    });
    void start({
      designer: designer.id,
      title: draft.title || designer.title,
      sources,
      format,
      date: new Date(),
    });
  };

  return (
    <Stack gap="5">
      {problems.map((problem) => (
        <Alert key={problem} tone="warning" title={problem} />
      ))}
      <div
        ref={measure}
        style={{ background: ui.color.surface.sunken, borderRadius: ui.radius.card, padding: ui.space['6'] }}
      >
        <Row gap="6" wrap align="start">
          {sides.map((side) => (
            <figure key={side.id}>
              <Artboard
                side={side}
                within={{ width: space?.width ?? tallest, height: tallest }}
                onTooLong={(names) => setTooLong((before) => ({ ...before, [side.id]: names }))}
                ref={(node) => {
                  if (node) nodes.current.set(side.id, node);
                  else nodes.current.delete(side.id);
                }}
              >
                <designer.Artwork draft={draft} brief={brief} side={side} />
              </Artboard>
              <Text as="figcaption" size="sm" tone="muted" style={{ marginBlockStart: ui.space['2'] }}>
                {side.label}
              </Text>
            </figure>
          ))}
        </Row>
      </div>
      <Text size="sm" tone="muted">
        {designer.specification(draft)}
      </Text>
      <div>
        <ExportBar
          label="Download"
          formats={sides[0]?.size.unit === 'in' ? ['png', 'jpeg', 'pdf'] : ['png', 'jpeg']}
          progress={progress}
          onExport={exportAs}
          cancel={cancel}
        />
      </div>
      <Toaster />
    </Stack>
  );
}
