import { Button, DropdownMenu, type MenuItem } from '@daybreak/ui';
import { MoreWord } from './MoreWord.tsx';

interface MoreMenuProps {
  items: readonly MenuItem[];
  /** True if the user pressed the button before the menu had loaded. */
  wasPressed?: boolean;
}

/** The less common actions for a piece. */
export const MoreMenu = ({ items, wasPressed = false }: MoreMenuProps) => (
  <DropdownMenu
    label="More"
    align="end"
    defaultOpen={wasPressed}
    items={items}
    trigger={
      <Button>
        <MoreWord />
      </Button>
    }
  />
);
