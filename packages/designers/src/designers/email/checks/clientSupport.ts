/** Written by `scripts/clientSupport.ts` from https://www.caniemail.com (hteumeuleu/caniemail, MIT). */

/** Day of the data. */
export const supportDate = '2026-06-29';

/** Mail clients whose newest tested version lacks a feature, by caniemail's name of it. */
export const clientsWithout = {
  'css-at-media': ['Outlook for Windows', 'Thunderbird'],
  'css-at-media-prefers-color-scheme': [
    'Gmail',
    'Gmail on Android',
    'Outlook for Windows',
    'Samsung Email',
    'Thunderbird',
    'Yahoo Mail',
  ],
  'css-border-radius': ['Outlook for Windows'],
  'css-letter-spacing': [],
  'css-max-width': [],
  'css-overflow-wrap': [
    'Gmail',
    'Gmail on Android',
    'Outlook for Windows',
    'Outlook.com',
    'Outlook for Mac',
    'Yahoo Mail',
  ],
  'css-text-wrap': [
    'Gmail',
    'Gmail on Android',
    'Outlook for Windows',
    'Outlook.com',
    'Outlook for Mac',
    'Yahoo Mail',
  ],
} as const;
