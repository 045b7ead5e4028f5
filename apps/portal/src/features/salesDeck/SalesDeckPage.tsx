import { Deck, presentedDeck } from '@daybreak/designers/deck';
import { usePage } from '../../shared/navigation/usePage.ts';
import { page } from './SalesDeckPage.css.ts';

/** The sales deck on its own page: public, so that a link to a slide can be sent to anyone. The speaker's window uses the same page. */
export function SalesDeckPage() {
  usePage(presentedDeck(location) ? 'Presenter view' : 'Sales Deck');
  return (
    <main className={page}>
      <Deck />
    </main>
  );
}
