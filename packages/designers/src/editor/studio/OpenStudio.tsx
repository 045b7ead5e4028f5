import { Button, type ButtonProps } from '@daybreak/ui';
import { Maximize2 } from 'lucide-react';

interface OpenStudioProps extends Pick<ButtonProps, 'ref' | 'tone'> {
  preload: () => void;
  onOpen: () => void;
  /** The piece to open, if a page has several. */
  piece?: string;
}

/** Opens the studio. The download starts as soon as the user gets near. */
export const OpenStudio = ({ preload, onOpen, piece, ...button }: OpenStudioProps) => (
  <Button
    {...button}
    icon={<Maximize2 size={16} aria-hidden="true" />}
    aria-label={piece && `Open studio: ${piece}`}
    onFocus={preload}
    onPointerEnter={preload}
    onClick={onOpen}
  >
    Open studio
  </Button>
);
