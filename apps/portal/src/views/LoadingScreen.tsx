import { Spinner } from '@daybreak/ui';
import { region, screen } from './LoadingScreen.css.ts';

/** Fills the window while the session is being determined, or (`within`) the content area while a page's code loads. */
export function LoadingScreen({ within = false }: { within?: boolean }) {
  const Frame = within ? 'div' : 'main';
  return (
    <Frame className={within ? region : screen}>
      <Spinner label="Loading" />
    </Frame>
  );
}
