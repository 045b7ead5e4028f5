import { browserExporter } from '@daybreak/print';
import { Alert, Stack, Text, Toaster, toast } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Designer } from '../src/editor/designer.ts';
import { DownloadBar } from '../src/editor/download/DownloadBar.tsx';
import { usePieceDownload } from '../src/editor/download/usePieceDownload.ts';
import type { AnyDraft } from '../src/editor/fields/fields.ts';
import { memoryImages } from '../src/editor/images/store/imageStore.ts';
import { useImages } from '../src/editor/images/useImages.ts';
import { Artboard } from '../src/editor/preview/Artboard.tsx';
import { useSpace } from '../src/editor/rendering/useSpace.ts';
import type { UserDetails } from '../src/editor/userDetails/userDetails.ts';
import { YourPictures } from './YourPictures.tsx';

/** In CSS pixels: the part that stays visible above Storybook's panel. */
const tallest = 400;

const boxStyle: CSSProperties = {
  flex: '999 1 24rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'center',
  gap: ui.space['6'],
  minInlineSize: 0,
  padding: ui.space['6'],
  borderRadius: ui.radius.card,
  background: ui.color.surface.sunken,
};

interface PieceProps {
  designer: Designer;
  draft: AnyDraft;
  user: UserDetails;
  link: ReactNode;
}

/** All sides of a piece, its problems, its downloads and the user's pictures: a designer without its form. */
export function Piece({ designer, draft, user, link }: PieceProps) {
  const [store] = useState(() => memoryImages());
  const library = useImages(store);
  const { space, measure } = useSpace();
  const [tooLong, setTooLong] = useState<Readonly<Record<string, readonly string[]>>>({});
  const nodes = useRef(new Map<string, HTMLElement>());
  const data = useMemo(() => ({ user, images: library.images }), [user, library.images]);
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

  const downloads = usePieceDownload(
    { designer, draft, data, sides, nodeOf: (id) => nodes.current.get(id) },
    browserExporter,
    toast,
  );

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: ui.space['6'] }}>
      <div ref={measure} style={boxStyle}>
        {sides.map((side) => (
          <figure key={side.id}>
            <Artboard
              side={side}
              within={{ width: space?.width ?? tallest, height: tallest }}
              onTooLong={(names) => setTooLong((current) => ({ ...current, [side.id]: names }))}
              ref={(node) => {
                if (node) nodes.current.set(side.id, node);
                else nodes.current.delete(side.id);
              }}
            >
              <designer.Artwork draft={draft} data={data} side={side} />
            </Artboard>
            {sides.length > 1 ? (
              <Text as="figcaption" size="sm" tone="muted" style={{ marginBlockStart: ui.space['2'] }}>
                {side.label}
              </Text>
            ) : null}
          </figure>
        ))}
      </div>
      <Stack gap="4" style={{ flex: '1 1 14rem' }}>
        <div>
          <DownloadBar label="Download" {...downloads} />
        </div>
        {link}
        <Text size="sm" tone="muted">
          {designer.specification(draft)}
        </Text>
        {problems.map((problem) => (
          <Alert key={problem} tone="warning" title={problem} />
        ))}
        <YourPictures fields={designer.fields} library={library} />
        <Toaster />
      </Stack>
    </div>
  );
}
