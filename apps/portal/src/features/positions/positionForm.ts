import {
  type Position,
  type PositionKind,
  positionKinds,
  positionLimits,
} from '../../backend/interfaces/Positions.ts';
import { isDay } from '../../shared/dates/isDay.ts';
import { problems as text } from './messages.ts';

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

export const typedOf = ({
  title,
  place,
  country,
  remote,
  kind,
  pay,
  closesOn,
  description,
  closed,
}: Position): TypedPosition => ({
  title,
  place,
  country,
  remote: remote ? 'remote' : '',
  kind,
  payFrom: pay ? String(pay.from) : '',
  payTo: pay ? String(pay.to) : '',
  payPer: pay?.per ?? noPosition.payPer,
  closesOn: closesOn ?? '',
  description,
  closed: closed ? 'closed' : '',
});

const kindOf = (typed: string): PositionKind => positionKinds.find((kind) => kind === typed) ?? 'full_time';

/** Parses whole dollars, with or without a dollar sign, commas and spaces; undefined for anything else. */
export function dollarsOf(typed: string): number | undefined {
  const digits = /^\$?(\d{1,3}(?:,\d{3})+|\d+)$/.exec(typed.replaceAll(/\s/g, ''))?.[1]?.replaceAll(',', '');
  const amount = Number(digits);
  return digits && amount >= 1 && amount <= positionLimits.pay ? amount : undefined;
}

/** Turns the form into a position. Only for forms without problems. */
export function positionOf(id: string, typed: TypedPosition): Position {
  const [from, to] = [dollarsOf(typed.payFrom), dollarsOf(typed.payTo)];
  return {
    id,
    title: typed.title.trim(),
    place: typed.place.trim(),
    country: typed.country,
    remote: typed.remote !== '',
    kind: kindOf(typed.kind),
    description: typed.description.trim(),
    pay: from && to ? { from, to, per: typed.payPer === 'hour' ? 'hour' : 'year' } : null,
    closesOn: typed.closesOn || null,
    closed: typed.closed !== '',
  };
}

/**
 * Returns the form's problems, in form order.
 *
 * @param dateUnfinished whether the date field contains a partial date
 */
export function problemsIn(
  typed: TypedPosition,
  dateUnfinished: boolean,
): Partial<Record<PositionField, string>> {
  const found: Partial<Record<PositionField, string>> = {};
  for (const name of ['title', 'place'] as const) if (!typed[name].trim()) found[name] = text[name];
  for (const name of ['title', 'place', 'description'] as const)
    if ([...typed[name].trim()].length > positionLimits[name])
      found[name] = text.tooLong(positionLimits[name]);
  const [from, to] = [dollarsOf(typed.payFrom), dollarsOf(typed.payTo)];
  for (const [name, amount, other] of [
    ['payFrom', from, typed.payTo],
    ['payTo', to, typed.payFrom],
  ] as const)
    if (typed[name].trim() && amount === undefined) found[name] = text.pay;
    else if (!typed[name].trim() && other.trim()) found[name] = text.payMissing;
  if (from !== undefined && to !== undefined && to < from) found.payTo = text.payOrder;
  if (dateUnfinished || (typed.closesOn && !isDay(typed.closesOn))) found.closesOn = text.closes;
  return found;
}
