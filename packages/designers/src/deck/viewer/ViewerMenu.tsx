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
      hint: 'Notes and timer in a second window',
      icon: <MonitorSpeaker {...icon} />,
      onChoose: onPresent,
    },
    { label: 'Download PDF', icon: <FileText {...icon} />, onChoose: () => onFile('pdf') },
    {
      label: 'Download PowerPoint',
      hint: 'To edit it, install the Poppins font',
      icon: <Presentation {...icon} />,
      onChoose: () => onFile('pptx'),
    },
    {
      label: 'Single-key shortcuts',
      hint: 'F: full screen, O: overview',
      icon: <Keyboard {...icon} />,
      isOn: letters.isOn,
      onChoose: letters.toggle,
    },
  ];
  return <DeckMenu actions={actions} />;
}
