import type { HeadedPoint } from '../../editor/artwork/text/point.ts';
import { stretchesOf } from '../../editor/artwork/text/unbroken.ts';
import { statementOf } from './points.ts';

/** Words for streets, as they end or begin an address. */
const street =
  /(?:^|[\s,])(?:st(?:reet|\.)?|ave(?:nue|\.)?|r(?:oa)?d\.?|dr(?:ive|\.)?|way|lane|ln\.?|boulevard|blvd\.?|court|ct\.|square|place|plaza|parkway|pkwy\.?|highway|hwy\.?|suite|gate|floor|rue|place|quai|via|viale|piazza|calle|carrer|avenida|plaza|paseo|rua|praça|weg|platz|allee|laan|plein|ulica|ul\.)(?:[\s,.]|$)|(?:straße|strasse|str\.|gasse|straat)(?:\s|,|$)/iu;
const postalCode =
  /(?:\b[A-Z]{2}\s\d{5}\b|\b\d{5}(?:-\d{4})?\b\s*$|\b\d{4,5}\s\p{Lu}\p{Ll}|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b)/u;
/** A house number before a name, or after one. */
const houseNumber = /^\d{1,5}[a-z]?[\s,]+\p{Lu}|\p{L}\s\d{1,4}[a-z]?(?:,|$)/u;
const domain =
  /(?<![\p{L}\d])[\p{L}\d-]+\.(?:com|org|net|io|edu|gov|example|de|fr|es|it|nl|pl|pt|eu|uk|us|ca|mx)(?:\/|\b)/iu;
const contactHead =
  /^(?:address|where|location|place|venue|contact|call|phone|tel|telephone|e-?mail|web(?:site)?|online|apply|hours|office|adresse|kontakt|telefon|wo|dirección|contacto|teléfono|lugar|adresse|contact|lieu|indirizzo|contatti|endereço|contato)\.?$/iu;
const callsFor = /^(?:call|phone|write|e-?mail|mail|visit|contact|ring)\b/iu;

/** True if a point only says where to write, call, click or go. */
export function isContact({ head, text }: HeadedPoint): boolean {
  const fullText = [head, text].filter(Boolean).join(': ');
  const hasAddress =
    (street.test(text || head) && /\d/.test(fullText)) ||
    postalCode.test(fullText) ||
    (houseNumber.test(text || head) && /,/.test(fullText));
  return (
    hasAddress ||
    domain.test(fullText) ||
    contactHead.test(head) ||
    callsFor.test(text || head) ||
    stretchesOf(fullText).some(({ kind }) => kind === 'address' || kind === 'whole')
  );
}

/** Conditions and requests, which can't be a panel's headline. */
const condition =
  /^(?:no|not|only|never|except|valid|until|offer ends|terms|kein|nur|no se|sin|pas de|uniquement)\b|\bplease\b/iu;
const maxLength = 70;

/**
 * The key points that can be a panel's headline: complete ones before those under a heading, and the last first,
 * because the first is the lead inside.
 */
export const sayingsOf = (points: readonly HeadedPoint[]): string[] =>
  points
    .slice(1)
    .toReversed()
    .filter((point) => !isContact(point))
    .toSorted((a, b) => Number(Boolean(a.head)) - Number(Boolean(b.head)))
    .map(statementOf)
    .filter((text) => text.length <= maxLength && !condition.test(text));
