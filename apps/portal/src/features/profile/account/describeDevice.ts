interface Device {
  /** For instance "Chrome on Windows". */
  words: string;
  isPhone: boolean;
}

/** Patterns that identify browsers. The first match wins, because most browsers also list the names of others. */
const browsers: [mark: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, text: string) => names.find(([mark]) => mark.test(text))?.[1];

/** Names a browser by its user agent (RFC 9110, User-Agent), which proves nothing. */
export function describeDevice(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const browser = nameIn(browsers, text);
  const system = nameIn(systems, text);
  const isPhone = /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(text);
  if (browser && system) return { words: `${browser} on ${system}`, isPhone };
  return { words: browser ?? system ?? 'Unknown browser', isPhone };
}
