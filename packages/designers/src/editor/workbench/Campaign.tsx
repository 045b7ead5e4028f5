import type { WorkbenchStore } from './useWorkbench.ts';

const doorsOf = ({ designer, campaigns }: WorkbenchStore) => (designer.inCampaigns ? campaigns : undefined);
const piece = ({ designer, open, store, brief, notify, rulesOf }: WorkbenchStore) => ({
  designer: designer.id,
  open,
  store,
  brief,
  notify,
  rules: rulesOf,
});

/** The way from a piece to the other pieces of its campaign. */
export function MakeCampaign(workbench: WorkbenchStore) {
  const { exporter, openDesigner } = workbench;
  const doors = doorsOf(workbench);
  return doors ? (
    <doors.MakeCampaign {...piece(workbench)} exporter={exporter} openDesigner={openDesigner} />
  ) : null;
}

/** What its campaign says to a piece. */
export function CampaignNotice(workbench: WorkbenchStore) {
  const doors = doorsOf(workbench);
  return doors ? <doors.CampaignNoticeFor {...piece(workbench)} rested={workbench.rested} /> : null;
}
