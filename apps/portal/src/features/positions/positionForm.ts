import {
  type Position,
  type PositionKind,
  positionKinds,
  positionLimits,
} from '../../backend/interfaces/Positions.ts';
import { isDay } from '../../shared/dates/isDay.ts';
import { problems as messages } from './messages.ts';

/** A position as entered in the form. */
export const noPosition = {
  title: '',
  place: '',
  country: 'US',
  /** `remote`, or empty. */
  remote: '',
  kind: 'full_time',
  payFrom: '',
  payTo: '',
  payPer: 'year',
  closesOn: '',
  description: '',
  /** `closed`, or empty. */
  closed: '',
};
export type TypedPosition = typeof noPosition;
export type PositionField = keyof TypedPosition;

export const toFormValues = ({
  title,
  place,
  country,
  isRemote,
  kind,
  pay,
  closesOn,
  description,
  isClosed,
}: Position): TypedPosition => ({
  title,
  place,
  country,
  remote: isRemote ? 'remote' : '',
  kind,
  payFrom: pay ? String(pay.from) : '',
  payTo: pay ? String(pay.to) : '',
  payPer: pay?.per ?? noPosition.payPer,
  closesOn: closesOn ?? '',
  description,
  closed: isClosed ? 'closed' : '',
});

const kindOf = (entered: string): PositionKind =>
  positionKinds.find((kind) => kind === entered) ?? 'full_time';

/** Parses whole dollars, with or without a dollar sign, commas and spaces; undefined for anything else. */
export function parseDollars(entered: string): number | undefined {
  const digits = /^\$?(\d{1,3}(?:,\d{3})+|\d+)$/
    .exec(entered.replaceAll(/\s/g, ''))?.[1]
    ?.replaceAll(',', '');
  const amount = Number(digits);
  return digits && amount >= 1 && amount <= positionLimits.pay ? amount : undefined;
}

/** Turns the form into a position. Only for forms without problems. */
export function toPosition(id: string, entered: TypedPosition): Position {
  const [from, to] = [parseDollars(entered.payFrom), parseDollars(entered.payTo)];
  return {
    id,
    title: entered.title.trim(),
    place: entered.place.trim(),
    country: entered.country,
    isRemote: entered.remote !== '',
    kind: kindOf(entered.kind),
    description: entered.description.trim(),
    pay: from && to ? { from, to, per: entered.payPer === 'hour' ? 'hour' : 'year' } : null,
    closesOn: entered.closesOn || null,
    isClosed: entered.closed !== '',
  };
}

/**
 * Returns the form's problems, in form order.
 *
 * @param dateUnfinished whether the date field contains a partial date
 */
export function validatePosition(
  entered: TypedPosition,
  dateUnfinished: boolean,
): Partial<Record<PositionField, string>> {
  const found: Partial<Record<PositionField, string>> = {};
  for (const name of ['title', 'place'] as const) if (!entered[name].trim()) found[name] = messages[name];
  for (const name of ['title', 'place', 'description'] as const)
    if ([...entered[name].trim()].length > positionLimits[name])
      found[name] = messages.tooLong(positionLimits[name]);
  const [from, to] = [parseDollars(entered.payFrom), parseDollars(entered.payTo)];
  for (const [name, amount, other] of [
    ['payFrom', from, entered.payTo],
    ['payTo', to, entered.payFrom],
  ] as const)
    if (entered[name].trim() && amount === undefined) found[name] = messages.pay;
    else if (!entered[name].trim() && other.trim()) found[name] = messages.payMissing;
  if (from !== undefined && to !== undefined && to < from) found.payTo = messages.payOrder;
  if (dateUnfinished || (entered.closesOn && !isDay(entered.closesOn))) found.closesOn = messages.closes;
  return found;
}
