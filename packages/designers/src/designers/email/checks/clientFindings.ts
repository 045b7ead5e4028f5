import { clientsWithout } from './clientSupport.ts';

/** The effect of each missing feature on our emails, and a pattern that finds its use in the HTML. */
const effects: Record<keyof typeof clientsWithout, { used: RegExp; effect: string }> = {
  'css-at-media': { used: /@media/, effect: 'the email keeps its wide layout on narrow screens' },
  'css-at-media-prefers-color-scheme': {
    used: /prefers-color-scheme/,
    effect: 'colors change in dark mode',
  },
  'css-border-radius': { used: /border-radius:/, effect: 'buttons and numbers have square corners' },
  'css-letter-spacing': { used: /letter-spacing:/, effect: 'headlines lose their letter spacing' },
  'css-max-width': { used: /max-width:/, effect: 'columns can get wider' },
  'css-overflow-wrap': { used: /overflow-wrap:/, effect: 'very long words break differently' },
  'css-text-wrap': { used: /text-wrap:/, effect: 'headlines wrap less evenly' },
};

export interface ClientFinding {
  effect: string;
  clients: readonly string[];
}

/** The email apps in which this HTML looks different, from caniemail's data. No app loses any content. */
export const clientFindings = (html: string): ClientFinding[] =>
  (Object.keys(effects) as (keyof typeof clientsWithout)[])
    .map((feature) => ({ ...effects[feature], clients: clientsWithout[feature] as readonly string[] }))
    .filter(({ used, clients }) => clients.length > 0 && used.test(html))
    .map(({ effect, clients }) => ({ effect, clients }));
