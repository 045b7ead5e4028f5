import { Button } from '@daybreak/ui';
import { Maximize2 } from 'lucide-react';

interface OpenStudioProps {
  /** Downloads the studio. */
  preload: () => void;
  onOpen: () => void;
  /** What is opened there, where a page has several pieces. */
  piece?: string;
}

/** The way into the studio, which is on its way as soon as somebody is near. */
export const OpenStudio = ({ preload, onOpen, piece }: OpenStudioProps) => (
  <Button
    icon={<Maximize2 size={16} aria-hidden="true" />}
    aria-label={piece && `Open studio: ${piece}`}
    onFocus={preload}
    onPointerEnter={preload}
    onClick={onOpen}
  >
    Open studio
  </Button>
);
