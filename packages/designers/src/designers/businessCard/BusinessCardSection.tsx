import type { Exporter } from '@daybreak/print';
import { Alert, Button, Heading, lazyPart, Select, Tabs, Text } from '@daybreak/ui';
import { type SetStateAction, useCallback, useMemo, useState } from 'react';
import type { Designer, DesignerProps, Notice, StaffChoice } from '../../editor/designer.ts';
import { usePieceDownload } from '../../editor/download/usePieceDownload.ts';
import { DraftBar } from '../../editor/drafts/controls/DraftBar.tsx';
import { DraftNotices } from '../../editor/drafts/controls/DraftNotices.tsx';
import { HistoryButtons } from '../../editor/drafts/controls/HistoryButtons.tsx';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import { lockedHint, placeholdersLeft, ruledDesigner } from '../../editor/drafts/rules.ts';
import { useDraft } from '../../editor/drafts/useDraft.ts';
import { Lockable } from '../../editor/fields/Lockable.tsx';
import { inDraft } from '../../editor/history/useUndoKeys.ts';
import { OptionPicture } from '../../editor/preview/OptionPicture.tsx';
import { PieceBoard, type TooLong } from '../../editor/preview/PieceBoard.tsx';
import { PieceChoice } from '../../editor/preview/PieceChoice.tsx';
import { Studio } from '../../editor/studio/lazyStudio.ts';
import { OpenStudio } from '../../editor/studio/OpenStudio.tsx';
import { type PieceStudio, StudioOverlay } from '../../editor/studio/StudioOverlay.tsx';
import { recordMade, type StaffCards } from '../../editor/userDetails/staffCards.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { DownloadedPart } from '../../editor/workbench/DownloadedPart.tsx';
import * as styles from './BusinessCardSection.css.ts';
import { businessCard, businessCardSpecification } from './businessCard.ts';
import { CardDownloads, CardFacts } from './CardDownloads.tsx';
import { cardPiece } from './cardPiece.ts';
import { codeSizeWarning } from './contactCode.ts';

/** The page with the cards of many people, and how to open it. */
export interface BatchControl {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  loadStaff?: () => Promise<readonly StaffChoice[]>;
  /** Manages the people that cards are made for, if there's a directory of them. */
  cards?: StaffCards | undefined;
  /** The account that the rows belong to. */
  account?: string;
  /**
   * Makes the HTML of a person's email signature, which can use the same rows.
   *
   * @throws {ExportError} if any of its words are missing.
   */
  signatureOf?: (user: UserDetails) => string;
}

interface BusinessCardCardProps {
  user: UserDetails;
  drafts: DraftStore;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  besideDraft?: DesignerProps['besideDraft'];
  rules?: DesignerProps['rules'];
  /** Opens its studio, which has this section of the form. */
  studio: PieceStudio;
  /** Absent if cards are only made one at a time. */
  batch?: BatchControl;
}

const BatchDialog = lazyPart(() => import('../../editor/batch/BatchDialog.tsx'), 'BatchDialog');

/** A card only shows our own pictures. */
const noPictures = { images: [] };
const none: readonly string[] = [];
/** The card as any designer: its boards don't need to know its fields. */
const drawn = businessCard as unknown as Designer;
const box = { width: 300, height: 240 };

/** The form's name for each detail, by the field in the artwork. */
const details: Readonly<Record<string, string>> = {
  name: 'full name',
  title: 'job title',
  email: 'email or phone',
};

const ready: Notice = { title: 'Success', description: 'Business card template ready!', tone: 'success' };

/** Both sides of the person's business card, upright or horizontal, and the files for the print shop. */
export function BusinessCardSection({
  user,
  drafts,
  exporter,
  notify,
  besideDraft,
  rules: rulesOf,
  studio,
  batch,
}: BusinessCardCardProps) {
  const { draft, open, rules, edit, history, shelf, state, editTogether, reset, steps } = useDraft(
    businessCard.id,
    businessCard.fields,
    drafts,
    rulesOf,
  );
  const designer = useMemo(() => ruledDesigner(businessCard, rules), [rules]);
  const { fields } = designer;
  const placeholderErrors = placeholdersLeft(fields, rules, draft);
  const { layout, composition, size } = draft;
  const layoutKey = `${layout} ${size} ${composition}`;
  const [tooLongSides, setLong] = useState<{ look: string; sides: TooLong }>({ look: layoutKey, sides: {} });
  // A different look measures its own sides.
  const onTooLong = useCallback(
    (change: SetStateAction<TooLong>) =>
      setLong((before) => {
        const sides = before.look === layoutKey ? before.sides : {};
        return { look: layoutKey, sides: typeof change === 'function' ? change(sides) : change };
      }),
    [layoutKey],
  );
  const tooLong = (tooLongSides.look === layoutKey ? tooLongSides.sides.front : undefined) ?? none;
  const [nodes] = useState(() => new Map<string, HTMLElement>());
  const data = useMemo(() => ({ user, images: [] }), [user]);
  const manyPiece = useMemo(
    () => ({
      designer: designer as unknown as Designer,
      draft,
      draftKey: open.key,
      noun: 'business cards',
      isPersonal: true,
      // All cards on a sheet are the same size.
      columns: [],
      draftText: (each: UserDetails) => cardPiece({ user: each, card: draft }),
    }),
    [designer, draft, open.key],
  );
  const sides = useMemo(() => businessCard.artboards(draft), [draft]);
  const fineCode = codeSizeWarning(user);

  const file = {
    title: `${businessCard.title}: ${user.name.trim() || 'template'}`,
    draftText: cardPiece({ user, card: draft }),
    ready,
    onSaved: () => recordMade(batch?.cards, 'card', user, notify),
  };
  const downloads = usePieceDownload(
    {
      ...file,
      designer,
      draft,
      data,
      sides,
      nodeOf: (id) => nodes.get(id),
      draftKey: open.key,
    },
    exporter,
    notify,
  );

  const cards = (
    <div className={styles.sides}>
      {sides.map((side) => (
        <section key={`${layoutKey} ${side.id}`} className={styles.side} aria-label={side.label}>
          <Heading level={3} size="sm">
            {side.label}
          </Heading>
          <div className={styles.well}>
            <PieceBoard
              designer={drawn}
              draft={draft}
              data={data}
              side={side}
              within={box}
              nodes={nodes}
              onTooLong={onTooLong}
            />
          </div>
        </section>
      ))}
    </div>
  );

  const bar = <DraftBar drafts={shelf} open={open} besideDraft={besideDraft} />;
  const facts = { card: draft, user, exporter, notify };
  const page = (
    <div className={styles.card} {...inDraft(businessCard.id)}>
      {bar}
      <DraftNotices {...state} />
      <Lockable field={fields.composition}>
        <PieceChoice
          label={fields.composition.label}
          hint={lockedHint(fields.composition)}
          value={composition}
          options={fields.composition.options}
          draw={(value, place) => (
            <OptionPicture
              designer={businessCard}
              draft={draft}
              data={data}
              name="composition"
              value={value}
              place={place}
            />
          )}
          onValueChange={(value) => edit('composition', value)}
        />
      </Lockable>
      <div className={styles.size}>
        <Lockable field={fields.size}>
          <Select
            label={fields.size.label}
            hint={lockedHint(fields.size)}
            value={size}
            options={fields.size.options}
            onValueChange={(value) => edit('size', value)}
          />
        </Lockable>
      </div>
      {lockedHint(fields.layout) ? (
        <>
          <Text size="sm" tone="muted">
            {`${fields.layout.label}: ${lockedHint(fields.layout)}`}
          </Text>
          {cards}
        </>
      ) : (
        <Tabs
          label={fields.layout.label}
          value={layout}
          onValueChange={(value) => edit('layout', value)}
          tabs={fields.layout.options.map(({ value, label }) => ({
            id: value,
            label,
            content: value === layout ? cards : null,
          }))}
        />
      )}
      {placeholderErrors.map((says) => (
        <Alert key={says} tone="danger" title={says} />
      ))}
      {tooLong.length > 0 ? (
        <Alert tone="warning" title="Too long for the card">
          {`Shorten the ${tooLong.map((field) => details[field] ?? field).join(' and the ')}. It's too long, even at the smallest readable print size.`}
        </Alert>
      ) : null}
      {fineCode ? (
        <Alert tone="warning" title="The QR code might not scan">
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
        {...facts}
        downloads={downloads}
        history={
          <>
            <OpenStudio preload={Studio.preload} onOpen={studio.onOpen} piece={businessCard.title} />
            {batch ? <Button onClick={batch.onOpen}>Make many</Button> : null}
            <HistoryButtons {...history} />
          </>
        }
      />
      {batch?.isOpen ? (
        <DownloadedPart>
          <BatchDialog
            piece={manyPiece}
            loadStaff={batch.loadStaff}
            account={batch.account}
            signatureOf={batch.signatureOf}
            cards={batch.cards}
            exporter={exporter}
            notify={notify}
            onClose={batch.onClose}
          />
        </DownloadedPart>
      ) : null}
    </div>
  );

  return (
    <StudioOverlay open={studio.isOpen} onLeave={studio.onLeave} page={page}>
      {() => (
        <Studio
          designer={designer as unknown as Designer}
          {...{
            draft,
            data,
            sides,
            pictures: noPictures,
            exporter,
            notify,
            open,
            state,
            edit,
            editTogether,
            reset,
            steps,
          }}
          file={file}
          drafts={bar}
          tools={<HistoryButtons {...history} />}
          detailsSection={studio.detailsSection}
          actions={
            <div className={styles.actions}>
              <CardFacts {...facts} />
            </div>
          }
          onLeave={studio.onLeave}
        />
      )}
    </StudioOverlay>
  );
}
