// The script at the end of a page that the server rendered, allowed by its hash (build/inline-scripts.plugin.ts). The
// page is readable and usable without scripts. This script loads the app after the first paint: immediately if the
// viewer is signed in or the URL contains tokens, and otherwise when the page is loaded and the browser is idle, or at
// the first interaction if that is earlier.
import { type AppAssets, MAX_START_DELAY_MS } from './app-assets.ts';

const { script, libraries, modules, styles } = JSON.parse(
  document.getElementById('program')!.textContent!,
) as AppAssets;

/** Fetches a file without delaying pictures. @returns the link element, once its file was loaded or failed */
const add = (rel: string, href: string, media = '') =>
  new Promise<HTMLLinkElement>((resolve) => {
    const link = document.createElement('link');
    const done = () => resolve(link);
    Object.assign(link, {
      rel,
      href,
      media,
      crossOrigin: '',
      fetchPriority: 'low',
      onload: done,
      onerror: done,
    });
    document.head.append(link);
  });

/** Applies the style sheets together, because a single one would override critical styles that others override in turn. */
const applyStyles = async () => {
  const sheets = await Promise.all(styles.map((href) => add('stylesheet', href, 'not all')));
  for (const sheet of sheets) sheet.media = 'all';
};

const whenIdle = (callback: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: MAX_START_DELAY_MS });
  else setTimeout(callback, 200);
};

/** Evaluates the modules one by one, so that a user interaction does not wait for all of them. */
const run = async () => {
  for (const href of [...libraries, ...modules, script]) void add('modulepreload', href);
  // Elements that the app adds must not be visible without their styles
  await applyStyles();
  for (const href of [...libraries, ...modules]) {
    await import(/* @vite-ignore */ href);
    await new Promise((next) => setTimeout(next));
  }
  await import(/* @vite-ignore */ script);
};

const INTERACTIONS = ['pointerdown', 'keydown'];
let hasStarted = false;
const begin = () => {
  if (hasStarted) return;
  hasStarted = true;
  for (const type of INTERACTIONS) removeEventListener(type, begin);
  run().catch(listen);
};
/** Also called after a failed load, so that the next interaction tries again. */
const listen = () => {
  hasStarted = false;
  for (const type of INTERACTIONS) addEventListener(type, begin, { passive: true });
};

const onPaint = () => {
  const hasTokens = /[?&](token|refresh_token)=/.test(location.search);
  if (hasTokens || document.documentElement.hasAttribute('data-member')) return begin();
  listen();
  // A visitor who saves data loads the app with the first interaction
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  if (document.readyState === 'complete') whenIdle(begin);
  else addEventListener('load', () => whenIdle(begin));
};
new PerformanceObserver((entries, observer) => {
  if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  onPaint();
}).observe({ type: 'paint', buffered: true });
