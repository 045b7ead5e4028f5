import { Deck } from '@daybreak/designers';
import { usePage } from '../../navigation/usePage.ts';
import { page } from './SalesDeckPage.css.ts';

/** The sales deck on a page of its own: public, so that a link to a slide can be sent to anyone. */
export function SalesDeckPage() {
  usePage('Sales Deck');
  return (
    <main className={page}>
      <Deck />
    </main>
  );
}
