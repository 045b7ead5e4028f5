import { Deck, presentedDeck } from '@daybreak/designers/deck';
import { usePage } from '../../shared/navigation/usePage.ts';
import { page } from './SalesDeckPage.css.ts';

/** The sales deck: public, so that anyone can open a link to a slide. The presenter's window uses the same page. */
export function SalesDeckPage() {
  usePage(presentedDeck(location) ? 'Presenter view' : 'Sales Deck');
  return (
    <main className={page}>
      <Deck />
    </main>
  );
}
