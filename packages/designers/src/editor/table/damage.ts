import { phoneExtension } from '@daybreak/brand';

const words = (list: string) => new Set(list.split(/\s+/));
/**
 * The errors that formulas leave in cells, in the languages of spreadsheet programs: those that end in a sign, and the
 * others.
 */
const signed = words(
  `N/A NAME REF VALUE DIV/0 NULL NUM SPILL CALC FIELD BLOCKED CONNECT UNKNOWN BUSY PYTHON EXTERNAL ERROR
  NV BEZUG WERT ZAHL ÜBERLAUF FELD NOM VALEUR NOMBRE NUL PROPAGATION CHAMP
  N/D VALOR NÚM NUMERO NÚMERO NULO DESBORDAMIENTO CAMPO DERRAMAR NOME RIF VALORE NULLO
  N/B NAAM VERW WAARDE GETAL LEEG DEEL/0 OVERLOOP NAZWA ADR ARG LICZBA ZERO DZIEL/0
  NÁZEV ODKAZ HODNOTA ČÍSLO DĚLENÍ_NULOU SAKNAS NAMN REFERENS VÄRDEFEL DIVISION/0 OGILTIGT SKÄRNING
  I/T NAVN VERDI VÆRDI REFERENCE PUUTTUU NIMI VIITTAUS ARVO JAKO/0 LUKU TYHJÄ HIÁNYZIK NÉV HIV ÉRTÉK SZÁM ZÉRÓOSZTÓ
  YOK AD BAŞV DEĞER SAYI BOŞ SAYI/0 Н/Д ИМЯ ССЫЛКА ЗНАЧ ДЕЛ/0 ЧИСЛО ПУСТО ПЕРЕНОС`,
);
const unsigned = words('N/A n/a NV N/D N/B I/T YOK Н/Д HIÁNYZIK GETTING_DATA');
const errorCell = /^#[¡¿]?([^\s#!?¡¿]+)([!?]?)$/u;
/** Errors of LibreOffice. */
const otherErrors = /^Err:\d{3}$/;
const emptyWords =
  /^(?:NaN|undefined|null|NULL|[(<](?:null|NULL)[)>]|n\/a|N\/A|\(blank\)|TRUE|FALSE|\[object Object\])$/;
/** A cell that contains a formula instead of its result: it starts with a function or a cell reference. */
const formula = /^(?:[=+@-]\s*[A-Z][A-Z\d.]*\(|=\s*(?:'[^']+'!|\w+!)?\$?[A-Z]{1,3}\$?\d+(?![\w.]))/i;
const hashes = /^#{2,}$/;
/** A long number as spreadsheets shorten it, with some of the digits lost. */
const shortened = /^[+-]?\d(?:(?:[.,]\d+)?E[+-]|[.,]\d+E)\d{1,3}$/i;
/** UTF-8 that was read and saved as Windows-1252, and lost letters: M?ller. */
const wrongLetters =
  /\ufffd|[ÃÂ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|â€|^[^/.@]*\p{L}\?\p{Ll}[^/.@]*$/u;

/**
 * Returns the reason why a cell isn't what the user entered, to follow a field's name; undefined if it looks undamaged.
 */
export function damageIn(cell: string): string | undefined {
  const text = cell.trim();
  const [, error = '', sign] = errorCell.exec(text.normalize('NFC')) ?? [];
  if ((sign ? signed.has(error.toUpperCase()) : unsigned.has(error)) || otherErrors.test(text))
    return `“${text}” is a spreadsheet error. Fix it in the spreadsheet, or enter the correct value here.`;
  if (hashes.test(text))
    return `Spreadsheets show “${text}” when a column is too narrow. Enter the correct value.`;
  if (shortened.test(text))
    return `“${text}” is a long number that the spreadsheet shortened. Format the column as text, or enter the correct value here.`;
  if (formula.test(text))
    return `“${text}” is a formula. Save the file with values instead of formulas, or enter the correct value here.`;
  if (emptyWords.test(text)) return `“${text}” isn't a value. Clear the cell, or enter the correct value.`;
  if (wrongLetters.test(text))
    return `“${text}” has damaged characters. Save the file as UTF-8, or enter the correct value here.`;
  return undefined;
}

/** The digits of the longest number (E.164), and of the shortest numbers that can be called from elsewhere. */
const digits = { least: 7, most: 15 };
/** A number that a program read as an amount. */
const amount = /^\d{7,}\.0+$/;
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Returns the reason why a cell isn't a phone number, to follow the field's name; undefined if it may be one. */
export function phoneProblem(cell: string): string | undefined {
  const text = cell.trim();
  if (!text) return undefined;
  const number = (text.split(phoneExtension)[0] ?? '').replace(/\(0\)/, '');
  const numerals = count(number, /\p{Nd}/gu);
  // 1-800-DAYBREAK: capitals after digits are dialed.
  const isVanity = /^[+(]*\p{Nd}[\p{Nd}\s().-]*[A-Z][A-Z\p{Nd}\s.-]*$/u.test(number)
    ? count(number, /[A-Z]/g)
    : 0;
  if (numerals === 0 || amount.test(text)) return `“${text}” isn't a phone number.`;
  if (/\p{L}{2}/u.test(number) && !isVanity)
    return `“${text}” contains words. Enter only the number and, if needed, an extension such as “ext. 12.”`;
  if (numerals + isVanity < digits.least) return `“${text}” is too short for a phone number.`;
  return numerals > digits.most ? `“${text}” is too long for a phone number.` : undefined;
}
