import { clientsWithout } from './clientSupport.ts';

/** The effect of each missing feature on our emails, and a pattern that finds its use in the HTML. */
const effects: Record<keyof typeof clientsWithout, { pattern: RegExp; effect: string }> = {
  'css-at-media': { pattern: /@media/, effect: 'the email keeps its wide layout on narrow screens' },
  'css-at-media-prefers-color-scheme': {
    pattern: /prefers-color-scheme/,
    effect: 'colors change in dark mode',
  },
  'css-border-radius': { pattern: /border-radius:/, effect: 'buttons and numbers have square corners' },
  'css-letter-spacing': { pattern: /letter-spacing:/, effect: 'headlines lose their letter spacing' },
  'css-max-width': { pattern: /max-width:/, effect: 'columns may be wider than in the preview' },
  'css-overflow-wrap': { pattern: /overflow-wrap:/, effect: 'very long words wrap differently' },
  'css-text-wrap': { pattern: /text-wrap:/, effect: 'headlines wrap less evenly' },
};

export interface ClientFinding {
  effect: string;
  clients: readonly string[];
}

/** The email apps in which this HTML looks different, from caniemail's data. No app loses any content. */
export const clientFindings = (html: string): ClientFinding[] =>
  (Object.keys(effects) as (keyof typeof clientsWithout)[])
    .map((feature) => ({ ...effects[feature], clients: clientsWithout[feature] as readonly string[] }))
    .filter(({ pattern, clients }) => clients.length > 0 && pattern.test(html))
    .map(({ effect, clients }) => ({ effect, clients }));
