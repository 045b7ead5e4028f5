import type { Language } from '../../../shared/applications/languages.ts';
import type { OpenPosition } from './openPosition.ts';

const english = {
  label: 'The position',
  kinds: {
    full_time: 'Full time',
    part_time: 'Part time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
  } as Record<OpenPosition['kind'], string>,
  place: 'Location',
  kind: 'Type',
  pay: 'Pay',
  per: { hour: 'an hour', year: 'a year' },
  closes: 'Apply by',
  loading: 'Loading the position...',
  failed: "Couldn't load the position's details. Your application will still be for this position.",
  retry: 'Try again',
  goneTitle: 'This position is closed',
  gone: "You can still apply. Your application won't be for a specific position.",
};

const spanish: typeof english = {
  label: 'El puesto',
  kinds: {
    full_time: 'Tiempo completo',
    part_time: 'Medio tiempo',
    contract: 'Por contrato',
    temporary: 'Temporal',
    internship: 'Pasantía',
  },
  place: 'Lugar',
  kind: 'Tipo',
  pay: 'Pago',
  per: { hour: 'por hora', year: 'al año' },
  closes: 'Solicite hasta el',
  loading: 'Cargando el puesto...',
  failed: 'No se pudo cargar el puesto. Su solicitud lo incluirá de todos modos.',
  retry: 'Inténtelo de nuevo',
  goneTitle: 'Este puesto ya no está abierto',
  gone: 'Aún puede enviar una solicitud. No será para un puesto en particular.',
};

/** The page's texts about a position. The position itself stays in the language it was written in. */
export const positionTexts: Record<Language, typeof english> = { en: english, es: spanish };
