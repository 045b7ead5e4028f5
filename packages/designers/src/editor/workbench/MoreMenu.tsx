import { Button, DropdownMenu, type MenuItem } from '@daybreak/ui';
import { MoreWord } from './MoreWord.tsx';

interface MoreMenuProps {
  items: readonly MenuItem[];
  /** The user pressed the button before the menu had loaded. */
  asked?: boolean;
}

/** The actions on a piece that are needed less often. */
export const MoreMenu = ({ items, asked = false }: MoreMenuProps) => (
  <DropdownMenu
    label="More"
    align="end"
    defaultOpen={asked}
    items={items}
    trigger={
      <Button>
        <MoreWord />
      </Button>
    }
  />
);
