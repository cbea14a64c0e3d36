/** The recognisable part of a User-Agent header. */
export interface Device {
  /** Empty if it is unknown. */
  browser: string;
  system: string;
  kind: 'computer' | 'phone' | 'tablet' | 'program';
}

/** The first match wins, because each browser also claims to be older ones. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Cốc Cốc', /coc_coc_browser/i],
  ['Zalo', /\bZalo\b/i],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const findName = (list: readonly [string, RegExp][], text: string): string =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? '';

/** Parses a User-Agent header. Versions are omitted, because people do not recognise their devices by them. */
export const parseDevice = (userAgent: string | null | undefined): Device => {
  const text = userAgent ?? '';
  const browser = findName(BROWSERS, text);
  const system = findName(SYSTEMS, text);
  if (!browser && !system) return { browser: /^[\w.-]+/.exec(text)?.[0] ?? '', system: '', kind: 'program' };
  const isTablet = system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(text));
  const isPhone = system === 'iOS' || system === 'Android';
  return { browser, system, kind: isTablet ? 'tablet' : isPhone ? 'phone' : 'computer' };
};
