import { clientsWithout } from './clientSupport.ts';

/** What looks different in our mails if a feature is missing, and how to detect in the HTML that it's used. */
const effects: Record<keyof typeof clientsWithout, { used: RegExp; effect: string }> = {
  'css-at-media': { used: /@media/, effect: 'the letter keeps its wide layout on a narrow screen' },
  'css-at-media-prefers-color-scheme': {
    used: /prefers-color-scheme/,
    effect: 'a dark screen gets colors that the program chooses',
  },
  'css-border-radius': { used: /border-radius:/, effect: 'buttons and numbers have square corners' },
  'css-letter-spacing': { used: /letter-spacing:/, effect: 'headlines are set without extra space' },
  'css-max-width': { used: /max-width:/, effect: 'columns may grow wider' },
  'css-overflow-wrap': { used: /overflow-wrap:/, effect: 'very long words break by an older rule' },
  'css-text-wrap': { used: /text-wrap:/, effect: 'headlines break where the line is full' },
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
