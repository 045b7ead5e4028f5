import { Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import type { Fields } from '../src/editor/fields/fields.ts';
import { ImagesPanel } from '../src/editor/images/controls/ImagesPanel.tsx';
import type { ImageLibrary } from '../src/editor/images/useImages.ts';

interface YourPicturesProps {
  fields: Fields;
  library: ImageLibrary;
}

/** The user's own pictures, for a designer that uses them if none was chosen. */
export function YourPictures({ fields, library }: YourPicturesProps) {
  const takesPictures = Object.values(fields).some((field) => field.kind === 'picture' && field.fills);
  return takesPictures ? (
    <details>
      <summary>Your pictures</summary>
      <Stack gap="3" style={{ paddingBlockStart: ui.space['3'] }}>
        <Text size="sm" tone="muted">
          Your pictures stay on this computer until you leave this page. Anyone who opens a link sees brand
          pictures instead.
        </Text>
        <ImagesPanel library={library} />
      </Stack>
    </details>
  ) : null;
}
