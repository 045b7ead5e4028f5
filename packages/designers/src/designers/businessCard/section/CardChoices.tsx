import { type Elements, Select, Tabs, Text } from '@daybreak/ui';
import type { PieceData } from '../../../editor/designer.ts';
import { lockedHint } from '../../../editor/drafts/rules.ts';
import { Lockable } from '../../../editor/fields/Lockable.tsx';
import { OptionPicture } from '../../../editor/preview/OptionPicture.tsx';
import { PieceChoice } from '../../../editor/preview/PieceChoice.tsx';
import * as styles from '../BusinessCardSection.css.ts';
import type { BusinessCardDraft, businessCardFields } from '../businessCard.fields.ts';
import { businessCard } from '../businessCard.ts';

interface CardChoicesProps {
  fields: typeof businessCardFields;
  draft: BusinessCardDraft;
  data: PieceData;
  edit: (name: string, value: string) => void;
  /** The card in the chosen layout. */
  preview: Elements;
}

/** The choices of the card's design, size and layout, with the card below. */
export const CardChoices = ({ fields, draft, data, edit, preview }: CardChoicesProps) => (
  <>
    <Lockable field={fields.composition}>
      <PieceChoice
        label={fields.composition.label}
        hint={lockedHint(fields.composition)}
        value={draft.composition}
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
          value={draft.size}
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
        {preview}
      </>
    ) : (
      <Tabs
        label={fields.layout.label}
        value={draft.layout}
        onValueChange={(value) => edit('layout', value)}
        tabs={fields.layout.options.map(({ value, label }) => ({
          id: value,
          label,
          content: value === draft.layout ? preview : null,
        }))}
      />
    )}
  </>
);
