import { Alert, Heading, Select, Tabs } from '@daybreak/ui';
import { useMemo, useRef, useState } from 'react';
import type { Exporter } from '../../export/types.ts';
import type { UserDetails } from '../../userDetails/userDetails.ts';
import { Artboard } from '../../workbench/Artboard.tsx';
import type { Notice } from '../../workbench/designer.ts';
import { usePieceDownload } from '../../workbench/download/usePieceDownload.ts';
import type { DraftStore } from '../../workbench/draftStore.ts';
import { HistoryButtons } from '../../workbench/HistoryButtons.tsx';
import { OptionPicture } from '../../workbench/OptionPicture.tsx';
import { PieceChoice } from '../../workbench/PieceChoice.tsx';
import { useDraft } from '../../workbench/useDraft.ts';
import { inDraft } from '../../workbench/useUndoKeys.ts';
import * as styles from './BusinessCardCard.css.ts';
import { businessCard, businessCardSpecification } from './businessCard.ts';
import { CardDownloads } from './CardDownloads.tsx';
import { cardPiece } from './cardPiece.ts';
import { fineCodeOf } from './contactCode.ts';

interface BusinessCardCardProps {
  user: UserDetails;
  drafts: DraftStore;
  exporter: Exporter;
  notify: (notice: Notice) => void;
}

const none: readonly string[] = [];
const box = { width: 300, height: 240 };

/** The person's details as their form calls them, by what the artwork fits. */
const details: Readonly<Record<string, string>> = {
  name: 'full name',
  title: 'job title',
  email: 'email or phone',
};

const { options } = businessCard.fields.layout;
const { label: sizeLabel, options: sizes } = businessCard.fields.size;
const ready: Notice = { title: 'Success', description: 'Business card template ready!', tone: 'success' };

/** Both sides of the person's business card, upright or across, and the files for the print shop. */
export function BusinessCardCard({ user, drafts, exporter, notify }: BusinessCardCardProps) {
  const { draft, edit, history } = useDraft(businessCard.id, businessCard.fields, drafts);
  const { layout, composition, size } = draft;
  const look = `${layout} ${size} ${composition}`;
  const [long, setLong] = useState<{ look: string; fields: readonly string[] }>();
  // The front of another look tells for itself.
  const tooLong = long?.look === look ? long.fields : none;
  const nodes = useRef(new Map<string, HTMLElement>());
  const brief = useMemo(() => ({ user, images: [] }), [user]);
  const sides = businessCard.artboards(draft);
  const fineCode = fineCodeOf(user);

  const downloads = usePieceDownload(
    {
      designer: businessCard,
      draft,
      brief,
      sides,
      nodeOf: (id) => nodes.current.get(id),
      title: `${businessCard.title}: ${user.name.trim() || 'template'}`,
      kept: cardPiece({ user, card: draft }),
      ready,
    },
    exporter,
    notify,
  );

  const cards = (
    <div className={styles.sides}>
      {sides.map((side) => (
        <section key={`${look} ${side.id}`} className={styles.side} aria-label={side.label}>
          <Heading level={3} size="sm">
            {side.label}
          </Heading>
          <div className={styles.well}>
            <Artboard
              side={side}
              within={box}
              onTooLong={side.id === 'front' ? (fields) => setLong({ look, fields }) : undefined}
              ref={(node) => {
                if (node) nodes.current.set(side.id, node);
                else nodes.current.delete(side.id);
              }}
            >
              <businessCard.Artwork draft={draft} brief={brief} side={side} />
            </Artboard>
          </div>
        </section>
      ))}
    </div>
  );

  const { label, options: designs } = businessCard.fields.composition;
  return (
    <div className={styles.card} {...inDraft(businessCard.id)}>
      <PieceChoice
        label={label}
        hint={undefined}
        value={composition}
        options={designs}
        draw={(value, place) => (
          <OptionPicture
            designer={businessCard}
            draft={draft}
            brief={brief}
            name="composition"
            value={value}
            place={place}
          />
        )}
        onValueChange={(value) => edit('composition', value)}
      />
      <div className={styles.size}>
        <Select
          label={sizeLabel}
          value={size}
          options={sizes}
          onValueChange={(value) => edit('size', value)}
        />
      </div>
      <Tabs
        label="Layout"
        value={layout}
        onValueChange={(value) => edit('layout', value)}
        tabs={options.map(({ value, label }) => ({
          id: value,
          label,
          content: value === layout ? cards : null,
        }))}
      />
      {tooLong.length > 0 ? (
        <Alert tone="warning" title="Too long for the card">
          {`Shorten the ${tooLong.map((field) => details[field] ?? field).join(' and the ')}: it does not fit at the smallest size that reads in print.`}
        </Alert>
      ) : null}
      {fineCode ? (
        <Alert tone="warning" title="The QR code may not scan">
          {fineCode}
        </Alert>
      ) : null}
      <ul className={styles.specification}>
        {businessCardSpecification(draft)
          .slice(1)
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <CardDownloads
        card={draft}
        user={user}
        downloads={downloads}
        exporter={exporter}
        notify={notify}
        history={<HistoryButtons {...history} />}
      />
    </div>
  );
}
