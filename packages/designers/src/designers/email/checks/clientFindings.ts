import { clientsWithout } from './clientSupport.ts';

/** What looks different in our mails if a feature is missing, and how to detect in the HTML that it's used. */
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

/** Where this HTML looks different, according to caniemail's data. No client loses any content. */
export const clientFindings = (html: string): ClientFinding[] =>
  (Object.keys(effects) as (keyof typeof clientsWithout)[])
    .map((feature) => ({ ...effects[feature], clients: clientsWithout[feature] as readonly string[] }))
    .filter(({ used, clients }) => clients.length > 0 && used.test(html))
    .map(({ effect, clients }) => ({ effect, clients }));
