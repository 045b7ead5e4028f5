import { claims } from '@daybreak/brand/guidelines';
import type { ReadDescription } from '../../src/editor/reading/brief.ts';
import { refusedIn } from '../../src/editor/reading/refused/screen.ts';
import { ownDetails, plain, type Shown } from './shown.ts';

/** Words that promise, measure or rank: each must be in the description or in the brand's claims. */
const claiming =
  /(?<![\p{L}-])(?:guarantee\w*|warrant(?:y|ies)|certifi\w+|accredited|qualified|compliant|compliance|approved|licensed|insured|award\w*|proven|trusted|unique|best|leading|fastest|cheapest|safest|greenest|largest|biggest|lowest|highest|number one|world(?:wide|['’]s)?|always|never|every|all|only|free|discount|off|save|savings|zero|none|24\/7|same[- ]day|instant(?:ly)?|immediate(?:ly)?|neutral|net[- ]zero|sustainable|secure(?:ly)?|complete(?:ly)?|entire(?:ly)?|fully|experts?|specialists?|certainly|risk|years of experience|within \w+ (?:hours?|days?))\b/giu;
/** House lines may use these: they bind the reader, not us. */
const harmless =
  /\b(?:save (?:your (?:place|seat)|the date)|(?:thanks?|thank you),? (?:to )?(?:you )?all|to all of you|all (?:details|questions)|every(?:one|body) is welcome)\b/giu;
const figure = /\d[\d.,:\u00a0\u202f/]*\d|\d/g;

const figuresOf = (text: string) =>
  (text.match(figure) ?? []).map((number) => number.replaceAll(/[^\d]/g, ''));

/** Removes the brand's claims, which a text may quote verbatim. */
const withoutClaims = (text: string) =>
  claims
    .flatMap((claim) => claim.text.split(/(?<=\.)\s/))
    .reduce((rest, claim) => rest.replaceAll(plain(claim), ''), text.toLowerCase().replaceAll(/\s+/g, ' '))
    .replaceAll(harmless, '');

/** C: finds claims beyond the description and the brand's claims, and text that should have been refused. */
export function unheardClaims(brief: ReadDescription, { texts, values }: Shown): string[] {
  const refused = refusedIn(brief.description);
  const allowed = refused.reduce(
    (text, { at: [start, end] }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    brief.description,
  );
  const sources = [allowed, ...claims.map(({ text }) => text), ...ownDetails, ...values];
  const numbers = new Set(sources.flatMap(figuresOf));
  const words = new Set(plain(allowed).match(/[\p{L}\d/'’-]+/gu) ?? []);
  const addresses = brief.facts.filter(({ kind }) => /^(?:link|email)$/.test(kind));
  // Ignores an address that's in the description: “daybreak.example/certificates” certifies nothing.
  const withoutAddresses = (text: string) =>
    addresses.reduce((rest, { text: address }) => rest.replaceAll(address.toLowerCase(), ''), text);
  const found = texts.flatMap((text) => [
    ...figuresOf(text)
      .filter((number) => !numbers.has(number))
      .map((number) => `the figure ${number}`),
    ...[...withoutAddresses(withoutClaims(text)).matchAll(claiming)].flatMap(({ 0: claim, index, input }) => {
      // "Best-before" isn't the word "best".
      const joined = /^(?:-[\p{L}\d]+)*/u.exec(input.slice(index + claim.length))?.[0] ?? '';
      const isHeard = /\s/.test(claim)
        ? plain(allowed).includes(plain(claim))
        : words.has(claim.toLowerCase()) || (joined && words.has((claim + joined).toLowerCase()));
      return isHeard ? [] : [claim];
    }),
  ]);
  const said = plain(texts.join('\n'));
  const repeated = refused
    .map(({ at }) => brief.description.slice(...at))
    .filter((text) => said.includes(plain(text)));
  return [...new Set([...found, ...repeated])];
}
