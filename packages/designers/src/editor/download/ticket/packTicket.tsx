import {
  ExportError,
  type ExportedFile,
  type Exporter,
  type ExportRequest,
  fileName,
  inches,
  millimetres,
  sizeName,
} from '@daybreak/print';
import { printReport } from '@daybreak/print/report';
import { zipOf } from '@daybreak/print/zip';
import { sidesOffscreen } from '../../preview/offscreen.tsx';
import { dayOf, type Order } from './handOff.ts';
import { TicketPage } from './TicketPage.tsx';
import { orderOf, type Ticket } from './ticket.ts';

/** The print file's share of the progress. */
const PRINT = 0.7;

/**
 * Makes one ZIP for a printer: the print PDF, a page with the order and the contents of that file, and both as data.
 *
 * @throws like `Exporter.export`
 */
export async function packTicket(
  request: ExportRequest,
  order: Order,
  exporter: Exporter,
): Promise<ExportedFile> {
  const { designer, date, signal, onProgress, sources } = request;
  const size = sources[0]?.side.size;
  if (!size) throw new ExportError("There's nothing to print yet.");
  const [print] = await exporter.export({
    ...request,
    onProgress: (fraction, label) => onProgress?.(fraction * PRINT, label),
  });
  if (!print) throw new ExportError("There's nothing to print yet.");
  const unit = size.unit === 'mm' ? 'mm' : 'in';
  const answers = await printReport(print.blob, unit);
  signal?.throwIfAborted();
  const ticket: Ticket = {
    version: 1,
    title: request.title.replaceAll(/\s+/g, ' ').trim(),
    made: dayOf(date),
    file: { name: print.name, bytes: print.blob.size },
    order: orderOf(order),
    answers,
  };
  const nameOf = (extension: string) =>
    fileName({ designer, size: sizeName(size), side: 'ticket', date, extension });
  const page = await pageOf(ticket, unit, (sources) =>
    exporter.export({
      designer,
      title: `Hand-off ticket: ${ticket.title}`,
      sources,
      format: 'pdf',
      proof: true,
      date,
      signal,
      onProgress: (fraction) => onProgress?.(PRINT + (1 - PRINT) * fraction, 'Creating the ticket'),
    }),
  );
  const about = (what: string) => ({ about: { printer: what }, warnings: [] });
  return zipOf({
    designer,
    name: 'hand-off',
    date,
    files: [
      {
        ...print,
        ...about('Print file'),
        size: sizeName(size),
        warnings: answers.flatMap(({ asks, found, passes }) => (passes ? [] : [`${asks}: ${found}`])),
      },
      { ...page, ...about('Ticket'), name: nameOf('pdf') },
      {
        ...about('Ticket data'),
        name: nameOf('json'),
        blob: new Blob([`${JSON.stringify(ticket, null, 2)}\n`], { type: 'application/json' }),
      },
    ],
  });
}

/**
 * Makes a ticket's page on the office paper of the piece's unit: A4 or US Letter.
 *
 * @throws {ExportError} if its words don't fit
 */
async function pageOf(
  ticket: Ticket,
  unit: 'in' | 'mm',
  make: (sources: ExportRequest['sources']) => Promise<ExportedFile[]>,
): Promise<ExportedFile> {
  const side = {
    id: 'ticket',
    label: 'Hand-off ticket',
    size: unit === 'mm' ? millimetres(210, 297) : inches(8.5, 11),
    language: 'en-US',
  };
  return sidesOffscreen(
    [side],
    () => <TicketPage ticket={ticket} />,
    async (sources, tooLong) => {
      if (tooLong.ticket?.length)
        throw new ExportError(
          "The order doesn't fit on one page. Shorten the address or the paper description.",
        );
      const [page] = await make(sources);
      if (!page) throw new ExportError("The ticket isn't ready yet.");
      return page;
    },
  );
}
