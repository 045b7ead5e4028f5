import { Button, Heading, Text } from '@daybreak/ui';
import type { Ref } from 'react';
import { type CampaignDesigner, campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { factWords } from '../../campaigns/facts/factWords.ts';
import { listText } from '../../editor/artwork/text/listText.ts';
import { overLimits } from '../../editor/campaigns/overLimits.ts';
import type { CheckedPiece } from '../../editor/campaigns/pieceMaker.ts';
import type { PieceData } from '../../editor/designer.ts';
import { FindingList } from '../../editor/download/Findings.tsx';
import { FieldsForm } from '../../editor/fields/FieldsForm.tsx';
import type { Field, Fields } from '../../editor/fields/fields.ts';
import { useSpace } from '../../editor/rendering/useSpace.ts';
import * as styles from '../campaign.css.ts';
import type { Makers } from '../making/useMakers.ts';
import type { DialogPiece } from './useCampaignPieces.ts';

interface CampaignPieceDetailProps {
  piece: DialogPiece;
  makers: Makers;
  data: PieceData;
  preflight: CheckedPiece | undefined;
  onWrite: (name: string, value: string) => void;
  ref?: Ref<HTMLElement>;
  /** Opens the draft in its designer; absent if that isn't possible here. */
  onOpen?: () => void;
}

const largest = 520;
/** Limits each picture of a piece that has several, so that its words stay close. */
const largestOfSeveral = 260;
const editableKinds: readonly Field['kind'][] = ['text', 'lines', 'date', 'time', 'url'];

/** A designer's fields for facts, and for the words that state them. */
function factFields(designer: CampaignDesigner): Fields {
  const { fields, says, inWords, restates = [] } = campaignManifests[designer];
  const names = new Set([...Object.values(says), ...(inWords?.fields ?? []), ...restates]);
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { kind }]) => names.has(name) && editableKinds.includes(kind)),
  );
}

/** One piece as large as space allows, with its findings and its editable words. */
export function CampaignPieceDetail({
  piece,
  makers,
  data,
  preflight,
  onWrite,
  onOpen,
  ref,
}: CampaignPieceDetailProps) {
  const { part, draft, savedAs, omittedFacts } = piece;
  const { space, measure } = useSpace();
  const maker = makers.get(part.designer);
  if (!maker) return null;
  const { look, kind } = maker;
  const width = Math.min(largest, space?.width ?? largest);
  const pictures = kind.drafts(part, draft).flatMap((each, index) => {
    const sides = look.sides(each);
    return (sides.length > 0 ? sides : [{ id: 'all' }]).map(({ id }) => ({
      key: `${index} ${id}`,
      draft: each,
      side: id,
    }));
  });
  const within = { width, height: pictures.length > 1 ? largestOfSeveral : largest };
  const errors = Object.fromEntries(
    overLimits(kind.fields, draft).map(({ name, finding }) => [name, { error: finding.says }]),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a finding leads to it.
    <section ref={ref} tabIndex={0} className={styles.beside} aria-label={part.label}>
      <div className={styles.drawn}>
        <Heading level={3} size="sm">
          {part.label}
        </Heading>
        <div ref={measure} className={styles.pictures} aria-hidden="true" inert>
          {pictures.map(({ key, ...each }) => (
            <look.Drawn key={key} {...each} {...data} within={within} />
          ))}
        </div>
      </div>
      <div className={styles.stack}>
        {preflight && preflight.findings.length > 0 ? <FindingList findings={preflight.findings} /> : null}
        {omittedFacts.length > 0 ? (
          <Text size="sm" tone="muted">
            {`There isn't room for the ${listText(omittedFacts.map((name) => factWords[name]))}.`}
          </Text>
        ) : null}
        {savedAs === 'own' ? (
          <Text size="sm">This is the piece you have open. Changes you make in the form appear here.</Text>
        ) : null}
        {savedAs && savedAs !== 'own' ? (
          <>
            <Text size="sm">{`This is your draft “${savedAs.entry.name}.” You can edit it in its designer.`}</Text>
            {onOpen ? (
              <div>
                <Button size="small" onClick={onOpen}>
                  Open the draft
                </Button>
              </div>
            ) : null}
          </>
        ) : null}
        {savedAs ? null : (
          <FieldsForm
            fields={factFields(part.designer)}
            draft={draft}
            tooLong={preflight?.tooLong ?? []}
            remarks={errors}
            pictures={data}
            onEdit={onWrite}
          />
        )}
      </div>
    </section>
  );
}
