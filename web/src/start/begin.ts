// The script at the end of a page that the server rendered, allowed by its hash (build/inline-scripts.plugin.ts). The
// page is readable and usable without scripts. This script loads the app after the first paint: immediately if the
// viewer is signed in or the URL contains tokens, when the browser is idle if the visitor was here before, and
// otherwise on the first user interaction, because the app adds nothing to the page of a new visitor. The largest
// files are preloaded by then.
import { listenEarly } from './early-input.ts';
import { AT_LAST_MS, HYDRATED, type Program } from './program.ts';

const { script, libraries, modules, styles } = JSON.parse(
  document.getElementById('program')!.textContent!,
) as Program;

/** @returns the link element, once its file was loaded or failed */
const add = (rel: string, href: string, media = '') =>
  new Promise<HTMLLinkElement>((resolve) => {
    const link = document.createElement('link');
    const done = () => resolve(link);
    Object.assign(link, { rel, href, media, crossOrigin: '', onload: done, onerror: done });
    document.head.append(link);
  });

let dressed: Promise<unknown> | undefined;
/**
 * Loads the style sheets and their fonts. They are applied together, because a single one would override critical
 * styles that other sheets override in turn.
 */
const dress = () => {
  dressed ??= Promise.all(styles.map((href) => add('stylesheet', href, 'not all'))).then((sheets) => {
    for (const sheet of sheets) sheet.media = 'all';
  });
  return dressed;
};

/** Evaluates the modules one by one, so that a user interaction does not wait for all of them. */
const run = async () => {
  for (const href of [...libraries, ...modules, script]) void add('modulepreload', href);
  // Elements that the app adds must not be visible without their styles
  await dress();
  for (const href of [...libraries, ...modules]) {
    await import(/* @vite-ignore */ href);
    await new Promise((next) => setTimeout(next));
  }
  await import(/* @vite-ignore */ script);
};

const HANDS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];
let isPainted = false;
let isWanted = false;
let isBegun = false;
const begin = () => {
  // The interaction may precede the first paint
  isWanted = true;
  if (!isPainted || isBegun) return;
  isBegun = true;
  for (const hand of HANDS) removeEventListener(hand, onHand);
  run().catch(listen);
};
/** Browsers fire a pointermove without movement if a page loads below a resting pointer. It is ignored. */
const onHand = (event: Event) => {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type === 'pointermove' && !movementX && !movementY) return;
  begin();
};
/** Also called after a failed load, so that the next interaction tries again. */
const listen = () => {
  isBegun = false;
  for (const hand of HANDS) addEventListener(hand, onHand, { passive: true });
};

const whenIdle = (act: () => void) => () =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: AT_LAST_MS }) : setTimeout(act, 200);

/** Preloads the libraries, unless the visitor has asked the browser to save data. */
const fetchLibraries = () => {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const href of libraries) void add('modulepreload', href);
};

const early = listenEarly(document.getElementById('root')!);
document.addEventListener(HYDRATED, () => early.replay(), { once: true });

listen();
const root = document.documentElement;
// The browser of a returning visitor has them in its cache
if (root.hasAttribute('data-visited')) void dress();
const onPaint = () => {
  isPainted = true;
  const hasTokens = /[?&](token|refresh_token)=/.test(location.search);
  if (isWanted || hasTokens || root.hasAttribute('data-member')) return begin();
  const later = whenIdle(root.hasAttribute('data-visited') ? begin : fetchLibraries);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
};
new PerformanceObserver((entries, observer) => {
  if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  onPaint();
}).observe({ type: 'paint', buffered: true });
