import type { Elements } from '@daybreak/ui';
import type { Designer, PieceData } from '../designer.ts';
import type { FieldsFormProps } from '../fields/FieldsForm.tsx';
import type { AnyDraft } from '../fields/fields.ts';

export type Remarks = Pick<FieldsFormProps, 'remarks' | 'unavailable'>;

interface RemarkedProps {
  designer: Designer;
  draft: AnyDraft;
  brief: PieceData;
  children: (remarks: Remarks) => Elements;
}

/** A designer's remarks about a draft, computed where they're drawn. */
export const WithRemarks = ({ designer, draft, brief, children }: RemarkedProps) =>
  children({
    remarks: designer.remarks?.(draft),
    unavailable: designer.unavailable?.(draft, brief),
  });
