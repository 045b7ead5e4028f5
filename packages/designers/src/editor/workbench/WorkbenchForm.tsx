import { lazyPart } from '@daybreak/ui';
import { givenBack, ownAt, sizeOf } from '../fields/ownWords.ts';
import { useOptionPictures } from '../preview/useOptionPictures.tsx';
import { OrMissing } from './DownloadedPart.tsx';
import type { WorkbenchStore } from './useWorkbench.ts';

/** Downloaded while the piece is drawn. React shows it, with the page content it contains, once it has loaded. */
const DraftForm = lazyPart(() => import('../drafts/controls/DraftForm.tsx'), 'DraftForm');

/** The form next to a designer's preview: the fields of all sizes. */
export function WorkbenchForm(workbench: WorkbenchStore) {
  const { designer, draft, data, rested, editTogether } = workbench;
  const { fields } = designer;
  const size = sizeOf(designer, draft);
  const own = ownAt(draft, size);
  const draw = useOptionPictures(designer, rested, data);
  return (
    <OrMissing says="The form did not load.">
      <DraftForm
        {...workbench}
        fields={fields}
        draw={draw}
        remarks={designer.remarks?.(draft)}
        unavailable={designer.unavailable?.(draft, data)}
        ownHere={{
          labels: own.map((name) => fields[name]?.label ?? name),
          giveBack: () => editTogether(givenBack(own, size), 'givenBack'),
        }}
      />
    </OrMissing>
  );
}
