import { Checkbox, lazyPart } from '@daybreak/ui';
import type { Ref } from 'react';
import { DownloadedPart } from '../../workbench/DownloadedPart.tsx';
import { type DownloadChoice, goesToPrinter } from '../choice.ts';
import type { OrderFormHandle } from '../ticket/OrderForm.tsx';

interface OrderPartProps {
  choice: DownloadChoice;
  withTicket: boolean;
  onWithTicketChange: (withTicket: boolean) => void;
  order: Ref<OrderFormHandle>;
}

const OrderForm = lazyPart(() => import('../ticket/OrderForm.tsx'), 'OrderForm');

/** Offers a hand-off ticket for a file that goes to a printer, and asks for its order. */
export const OrderPart = ({ choice, withTicket, onWithTicketChange, order }: OrderPartProps) =>
  goesToPrinter(choice) ? (
    <>
      <Checkbox
        label="Add a hand-off ticket"
        hint="Download one ZIP with the PDF, your order and a report on the file."
        checked={withTicket}
        onCheckedChange={onWithTicketChange}
      />
      {withTicket ? (
        <DownloadedPart failureMessage="Couldn't load the order." quiet>
          <OrderForm ref={order} />
        </DownloadedPart>
      ) : null}
    </>
  ) : null;
