import { factsOf, type Rule } from '../found.ts';

const email = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const domains =
  'com|org|net|example|io|eu|info|biz|gov|edu|co|us|uk|de|fr|es|pt|it|nl|be|ch|at|se|no|dk|fi|pl|ie|ca|mx|br|energy|solar|green|tech|dev|app|shop|events|jobs';
const address = new RegExp(
  `(?:https?://[^\\s<>"”“]{1,300}|\\b(?:www\\.)(?:[\\p{L}\\d-]{1,63}\\.){1,4}\\p{L}{2,12}(?:/[^\\s<>"”“]*)?|(?<![@\\p{L}\\d.-])(?:[\\p{L}\\d-]{2,63}\\.){1,3}(?:${domains})\\b(?![-\\p{L}\\d@])(?:/[^\\s<>"”“]*)?)`,
  'giu',
);
const phone =
  /(?<![\d\p{L}$€£.,/-])(?:\+\d{1,3}[\s.-](?:\d[\s.-])?|\+\d{1,3})?(?:1[.-])?(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,5}){0,4}(?:\s?(?:ext\.?|x)\s?\d{1,5})?(?![\d%])/giu;
const dateLike = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[.-]\d{1,2}[.-]\d{2,4})$/;

const extension = /\bext(?:ension)?\b\.?\s?\d{2,5}\b/gi;

/** Mail addresses, links, phone numbers and extensions. */
export const contactRules: readonly Rule[] = [
  (text) => factsOf(text, 'email', email, ([words]) => ({ value: words.replace(/\.$/, '') })),
  (text) =>
    factsOf(text, 'link', address, ([words]) => {
      const link = words.replace(/[.,;:!?)\]]+$/, '');
      return { value: /^https?:/i.test(link) ? link : `https://${link}` };
    }),
  (text) =>
    factsOf(text, 'phone', phone, (match) => {
      const [words] = match;
      const number = words.replace(/\s?(?:ext\.?|x)\s?\d+$/i, '');
      const count = number.replaceAll(/\D/g, '').length;
      const called =
        /(?:call|phone|tel\.?|telephone|ring|dial|text|mobile|whatsapp|fax|number(?: is)?)(?: us| me)?(?: at| on|:)?\s*$/i.test(
          text.slice(Math.max(0, match.index - 24), match.index),
        );
      const looksLike =
        /^[+(]/.test(number) ||
        /^(?:1[.-])?\d{3}[-. ]\d{3}[-. ]\d{4}/.test(number) ||
        /^0\d/.test(number) ||
        /^\d{3}-\d{4}$/.test(number);
      const enough = called ? count >= 5 : looksLike && count >= 7;
      return enough && count <= 16 && !dateLike.test(words.trim()) ? { value: words.trim() } : false;
    }),
  (text) => factsOf(text, 'phone', extension, ([words]) => ({ value: words })),
];
