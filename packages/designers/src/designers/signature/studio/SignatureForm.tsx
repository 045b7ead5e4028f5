import { useCallback, useMemo } from 'react';
import {
  DraftForm,
  type DraftFormProps,
  type FormSection,
} from '../../../editor/drafts/controls/DraftForm.tsx';
import { editDraft } from '../../../editor/drafts/draft.ts';
import { designTitle, sectionsOf } from '../../../editor/studio/sections.ts';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { SignatureThumbnail } from '../SignatureThumbnail.tsx';
import { type SignatureDraft, signatureFields } from '../signature.fields.ts';
import { signatureNode } from '../signature.ts';

export interface SignatureFormProps
  extends Pick<DraftFormProps, 'state' | 'edit' | 'reset' | 'remarks' | 'pictures'> {
  draft: SignatureDraft;
  /** The fields with a template's locks. */
  fields: typeof signatureFields;
  /** The content of small pictures, updated after a pause in typing. */
  deferred: { user: UserDetails; draft: SignatureDraft };
  detailsSection?: FormSection | undefined;
}

/** The form of a signature in the studio: its design, the person's details and its banner. */
export function SignatureForm({
  draft,
  fields,
  deferred,
  pictures,
  detailsSection,
  ...form
}: SignatureFormProps) {
  const sections = useMemo(() => sectionsOf({ fields }, draft), [fields, draft]);
  const draw = useCallback(
    (field: string, value: string) => (
      <SignatureThumbnail
        node={signatureNode(
          deferred.user,
          editDraft(signatureFields, deferred.draft, field as keyof SignatureDraft, value),
        )}
      />
    ),
    [deferred],
  );

  return (
    <DraftForm
      {...form}
      fields={fields}
      draft={draft}
      tooLong={[]}
      pictures={pictures}
      draw={draw}
      sections={[
        { title: designTitle(fields), fields: sections.design },
        ...(detailsSection ? [detailsSection] : []),
        ...(draft.banner === 'none' ? [] : [{ title: 'Banner', fields: sections.words }]),
      ]}
    />
  );
}
