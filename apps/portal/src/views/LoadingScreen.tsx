import { Spinner } from '@daybreak/ui';
import { region, screen } from './LoadingScreen.css.ts';

/** Fills the window while the session is being determined, or (`within`) the content area while a page's code loads. */
export const LoadingScreen = ({ within = false }: { within?: boolean }) => (
  <div className={within ? region : screen}>
    <Spinner label="Loading" />
  </div>
);
