import type { ComponentType } from 'react';
import type { Designer, DesignerProps } from '../designer.ts';
import { DraftBar } from '../drafts/controls/DraftBar.tsx';
import { HistoryButtons } from '../drafts/controls/HistoryButtons.tsx';
import type { Fields } from '../fields/fields.ts';
import { Studio } from '../studio/lazyStudio.ts';
import { StudioOverlay } from '../studio/StudioOverlay.tsx';
import { CampaignNotice, MakeCampaign } from './Campaign.tsx';
import { useWorkbench, type WorkbenchProps } from './useWorkbench.ts';
import { WorkbenchPage } from './WorkbenchPage.tsx';

/** A designer at work: its page, or its studio in front of it. */
export function Workbench<Fs extends Fields>(props: WorkbenchProps<Fs>) {
  const workbench = useWorkbench(props);
  if (!workbench) return null;
  const { draftList, open, history, besideDraft, view, show, user, onUserChange, userKept, profile } =
    workbench;
  const isStudio = view === 'studio';
  const leave = () => show('page');
  return (
    <StudioOverlay
      open={isStudio}
      onLeave={leave}
      // Behind the studio, the page stays as it was.
      page={isStudio ? null : <WorkbenchPage {...workbench} />}
    >
      {() => (
        <Studio
          {...workbench}
          drafts={<DraftBar drafts={draftList} open={open} besideDraft={besideDraft} />}
          tools={<HistoryButtons {...history} />}
          actions={
            <>
              <CampaignNotice {...workbench} />
              <MakeCampaign {...workbench} />
            </>
          }
          details={onUserChange && { details: user, onChange: onUserChange, kept: userKept, profile }}
          onLeave={leave}
        />
      )}
    </StudioOverlay>
  );
}

/** Builds the component of a designer that's fully described by its definition. */
export const workbenchOf = <Fs extends Fields>(
  designer: Designer<Fs>,
  beyond: Pick<WorkbenchProps<Fs>, 'Batch' | 'campaigns'> = {},
): ComponentType<DesignerProps> =>
  function DesignerWorkbench(props) {
    return <Workbench designer={designer} {...beyond} {...props} />;
  };
