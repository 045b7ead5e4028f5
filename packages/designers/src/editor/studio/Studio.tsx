import { DownloadBar } from '../download/DownloadBar.tsx';
import { panelsOf } from './rail/panels.tsx';
import { StudioBoard } from './StudioBoard.tsx';
import { StudioForm } from './StudioForm.tsx';
import { StudioFrame } from './StudioFrame.tsx';
import { type StudioProps, useStudio } from './state/useStudio.ts';

/** A designer that fills the window: fields, the piece as large as possible, and tools for it. */
export function Studio(props: StudioProps) {
  const studio = useStudio(props);
  const { designer, panes, downloads, panel, setPanel } = studio;
  const { id, title, downloadLabel = 'Download' } = designer;
  return (
    <StudioFrame
      {...studio}
      id={id}
      title={title}
      download={<DownloadBar label={panes.isPhone ? 'Download' : downloadLabel} {...downloads} />}
      form={<StudioForm {...studio} />}
      board={<StudioBoard {...studio} />}
      rail={{ panels: panelsOf(studio), panel, onPanel: setPanel }}
    />
  );
}
