import { company } from '@daybreak/brand';
import { fileSize } from '@daybreak/print';
import { Logos } from '../../artwork/Logos.tsx';
import * as styles from './TicketPage.css.ts';
import type { Ticket } from './ticket.ts';

/** The smallest size of the text, as a share of 10 pt. */
const SMALLEST = 0.65;

const number = new Intl.NumberFormat('en-US');
/** Formats a day, at noon so no time zone shifts it. */
const day = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(new Date(`${iso}T12:00`));

/** The page of a ticket: the order, and the contents of the print file. */
export function TicketPage({ ticket: { title, made, file, order, answers } }: { ticket: Ticket }) {
  const facts: [string, string][] = [
    ...(order.printer ? [['Printer', order.printer] satisfies [string, string]] : []),
    ['Quantity', number.format(order.quantity)],
    ['Stock', order.stock],
    ['Finish', order.finish || 'None'],
    ['Needed by', day(order.due)],
    ['Ship to', order.shipTo],
    ['Cost center', order.costCenter || 'None'],
    ['File', `${file.name}, ${fileSize(file.bytes)}`],
  ];
  const open = answers.filter(({ passes }) => !passes).length;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>Hand-off ticket</h1>
        <Logos theme="white" version="primary" height={34} />
      </div>
      <div className={styles.room}>
        <div className={styles.body} data-fit="ticket" data-fit-floor={SMALLEST}>
          <h2 className={styles.heading}>{title}</h2>
          <ul className={styles.order}>
            {facts.map(([label, value]) => (
              <li key={label} className={styles.fact}>
                <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
              </li>
            ))}
          </ul>
          <h2 className={styles.heading}>
            {open === 0
              ? 'This file meets print shop requirements'
              : `${open} of ${answers.length} print requirements ${open === 1 ? 'needs' : 'need'} attention`}
          </h2>
          <ul className={styles.answers}>
            {answers.map(({ rule, asks, found, passes }) => (
              <li key={rule} className={styles.answer}>
                <span className={passes ? styles.good : styles.attention}>{passes ? 'OK' : 'Attention'}</span>{' '}
                <span className={styles.label}>{asks}</span> <span className={styles.found}>{found}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={styles.foot}>
        {`${company.name}. Created on ${day(made)}. These checks apply to the file included with this ticket.`}
      </p>
    </div>
  );
}
