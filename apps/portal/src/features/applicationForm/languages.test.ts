import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApplicationApiError } from '../../backend/applicationApi/ApplicationApi.ts';
import { noAnswers, validateAnswers } from '../../shared/applications/answers.ts';
import { english } from '../../shared/applications/languages.ts';
import { spanish } from '../../shared/applications/messages.es.ts';
import { faultText, fileSize } from '../../shared/applications/resumeFile.ts';
import { describeFailure } from './failure.ts';
import { keepLanguage, preferredLanguage } from './storedLanguage.ts';
import { SubmissionError } from './submission.ts';

afterEach(() => vi.unstubAllGlobals());

/** Values that no text contains, to find where each text inserts them. */
const marked = ['«one»', '«two»'];

/** Returns every text by its path, with the values filled in if it's a function. */
function textsOf(words: object, path = ''): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(words)) {
    const name = `${path}${key}`;
    if (typeof value === 'function') texts[name] = value(...marked);
    else if (typeof value === 'string') texts[name] = value;
    else Object.assign(texts, textsOf(value, `${name}.`));
  }
  return texts;
}
const englishTexts = textsOf(english);
const spanishTexts = textsOf(spanish);
const placeholders = (text: string | undefined) => text?.match(/«\w+»/g)?.sort() ?? [];

/** Texts that are the same in both languages. */
const alike = ['stated.error', 'form.no'];

describe('the texts in both languages', () => {
  it('are exactly the exports of the English file', async () => {
    expect(Object.keys(english).sort()).toEqual(
      Object.keys(await import('../../shared/applications/messages.ts')).sort(),
    );
  });

  it('have the same keys', () => {
    expect(Object.keys(spanishTexts).sort()).toEqual(Object.keys(englishTexts).sort());
    expect(Object.keys(englishTexts).length).toBeGreaterThan(60);
  });

  it.each(Object.keys(englishTexts))('have a translation of %s with its placeholders', (name) => {
    expect(spanishTexts[name]?.trim()).not.toBe('');
    expect(placeholders(spanishTexts[name])).toEqual(placeholders(englishTexts[name]));
    if (!alike.includes(name)) expect(spanishTexts[name]).not.toBe(englishTexts[name]);
  });

  it('have singular and plural for problems', () => {
    expect(spanish.problems.summary(1)).toBe('Revise una respuesta');
    expect(spanish.problems.summary(3)).toBe('Revise 3 respuestas');
  });

  it('have the same values to store, in the same order', () => {
    expect(Object.keys(spanish.experienceLabels)).toEqual(Object.keys(english.experienceLabels));
  });
});

describe('in Spanish', () => {
  const own = new Set(Object.values(spanishTexts));

  it('problems with answers use the form’s labels', () => {
    const answers = { ...noAnswers, firstName: 'J\u200bo', phone: '1'.repeat(41), startDate: '1999-12-31' };
    expect(validateAnswers(answers, false, spanish)).toEqual({
      firstName: 'Nombre: escríbalo de nuevo, sin caracteres ocultos.',
      lastName: 'Escriba su apellido.',
      email: 'Escriba su correo electrónico.',
      phone: 'Teléfono: use 40 caracteres o menos.',
      startDate: 'Escriba una fecha entre 2000 y 2100.',
    });
  });

  it.each([
    'unreachable',
    'taken',
    'refused',
    'tooLarge',
    'wrongType',
    'server',
    'cancelled',
    'captcha',
    'closed',
  ] as const)('a submission that ends as %s shows no English', (kind) => {
    for (const step of ['upload', 'send'] as const)
      for (const online of [true, false]) {
        const { captcha, ...texts } = describeFailure(
          new SubmissionError(step, new ApplicationApiError(kind)),
          online,
          spanish,
        );
        for (const text of Object.values(texts)) if (text !== undefined) expect(own).toContain(text);
      }
  });

  it('an unexpected error shows the general message, not its own', () => {
    expect(describeFailure(new Error('duplicate key value'), true, spanish)).toEqual({
      message: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
    });
  });

  it.each(['wrongType', 'tooLarge', 'empty', 'unreadable', 'several'] as const)(
    'a file with the fault %s shows no English',
    (fault) => expect(own).toContain(faultText(fault, spanish)),
  );

  it('sizes have a decimal point, as in US Spanish', () => {
    expect(fileSize(1_468_006, 'es-US')).toBe('1.4 MB');
  });
});

describe('the page’s first language', () => {
  const storage = (stored: Record<string, string> = {}) =>
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
    });

  it.each([
    ['en-US', 'en'],
    ['es', 'es'],
    ['es-MX', 'es'],
    ['ES-419', 'es'],
    ['est', 'en'],
    ['de-DE', 'en'],
  ])('is for a browser of %s: %s', (browser, language) => {
    storage();
    expect(preferredLanguage(browser)).toBe(language);
  });

  it('is the chosen one, whatever the browser prefers', () => {
    storage();
    keepLanguage('en');
    expect(preferredLanguage('es-MX')).toBe('en');
    keepLanguage('es');
    expect(preferredLanguage('en-US')).toBe('es');
  });

  it('ignores a stored value that isn’t a language', () => {
    storage({ 'daybreak-job-application-language': 'toString' });
    expect(preferredLanguage('en-US')).toBe('en');
  });

  it('is the browser’s if storage is blocked', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
    });
    expect(preferredLanguage('es-US')).toBe('es');
    expect(warn).toHaveBeenCalledOnce();
  });
});
