import { expect, test } from 'vitest';
import { parseDevice } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} coc_coc_browser/130.0.128 Chrome/124.0.6367.128 Safari/537.36`,
    'Cốc Cốc',
    'Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/153.0.0.0 Safari/537.36`,
    'Chrome',
    'Linux',
    'computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari',
    'macOS',
    'computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox',
    'macOS',
    'computer',
  ],
  [`${IOS} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS', 'phone'],
  [`${IOS} CriOS/140.0.7339.122 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS', 'phone'],
  [`${IOS} Mobile/15E148 Zalo iOS/25.5.1`, 'Zalo', 'iOS', 'phone'],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S928B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    'Chrome',
    'Android',
    'tablet',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPadOS',
    'tablet',
  ],
  ['okhttp/4.12.0', 'okhttp', '', 'program'],
  ['', '', '', 'program'],
  [null, '', '', 'program'],
] as const)('%s', (userAgent, browser, system, kind) => {
  expect(parseDevice(userAgent)).toEqual({ browser, system, kind });
});
