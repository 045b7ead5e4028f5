import { FileText, Keyboard, MonitorSpeaker, Presentation } from 'lucide-react';
import { viewer } from '../messages.ts';
import { DeckMenu, type MoreAction } from './DeckMenu.tsx';
import type { FileFormat } from './useFile.ts';

interface ViewerMenuProps {
  letters: { isOn: boolean; toggle: () => void };
  onFile: (format: FileFormat) => void;
  onPresent: () => void;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** The second window, files, and the switch for shortcuts. */
export function ViewerMenu({ letters, onFile, onPresent }: ViewerMenuProps) {
  const actions: MoreAction[] = [
    {
      label: viewer.presenter,
      hint: viewer.presenterHint,
      icon: <MonitorSpeaker {...icon} />,
      onChoose: onPresent,
    },
    { label: viewer.downloadPdf, icon: <FileText {...icon} />, onChoose: () => onFile('pdf') },
    {
      label: viewer.downloadPptx,
      hint: viewer.pptxHint,
      icon: <Presentation {...icon} />,
      onChoose: () => onFile('pptx'),
    },
    {
      label: viewer.letterKeys,
      hint: viewer.letterKeysHint,
      icon: <Keyboard {...icon} />,
      isOn: letters.isOn,
      onChoose: letters.toggle,
    },
  ];
  return <DeckMenu actions={actions} />;
}
