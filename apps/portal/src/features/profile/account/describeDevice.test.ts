import { expect, it } from 'vitest';
import { iPhoneSafari, windowsChrome } from '../../../backend/memory/account.ts';
import { describeDevice } from './describeDevice.ts';

it.each([
  [windowsChrome, 'Chrome on Windows', false],
  [`${windowsChrome} Edg/141.0.0.0`, 'Edge on Windows', false],
  [`${windowsChrome} OPR/124.0.0.0`, 'Opera on Windows', false],
  [iPhoneSafari, 'Safari on iPhone', true],
  [iPhoneSafari.replace('Version/18.5', 'CriOS/141.0.7390.41'), 'Chrome on iPhone', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux', false],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome on Android',
    false,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on Mac',
    false,
  ],
  ['curl/8.15.0', 'Unknown browser', false],
  ['<script>alert(1)</script>', 'Unknown browser', false],
  ['', 'Unknown browser', false],
  [null, 'Unknown browser', false],
])('%j is %s', (userAgent, words, isPhone) => {
  expect(describeDevice(userAgent)).toEqual({ words, isPhone });
});
