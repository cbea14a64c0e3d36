// Stands at the end of a page that the server rendered, allowed by its hash (build/inline-scripts.plugin.ts). The page
// can be read and used without a program; this fetches it after the first paint: at once for whoever is signed in or
// arrives with tokens in the address; when the browser has nothing else to do for whoever was here before; and for all
// others, of whom no page knows anything to add, at the first sign of a hand. What takes longest to fetch is there by
// then.
import { listenEarly } from './early-input.ts';
import { AT_LAST_MS, type Program, TAKEN_OVER } from './program.ts';

const { script, libraries, modules, styles } = JSON.parse(
  document.getElementById('program')!.textContent!,
) as Program;

/** @returns the link, once what it names has come or failed */
const add = (rel: string, href: string, media = '') =>
  new Promise<HTMLLinkElement>((resolve) => {
    const link = document.createElement('link');
    const done = () => resolve(link);
    Object.assign(link, { rel, href, media, crossOrigin: '', onload: done, onerror: done });
    document.head.append(link);
  });

let dressed: Promise<unknown> | undefined;
/**
 * The style sheets, and the fonts that they name. They take effect together: each by itself would overrule the styles in
 * the page that the others are to overrule in turn.
 */
const dress = () => {
  dressed ??= Promise.all(styles.map((href) => add('stylesheet', href, 'not all'))).then((sheets) => {
    for (const sheet of sheets) sheet.media = 'all';
  });
  return dressed;
};

/** Evaluates the program piece by piece, so that whoever does something meanwhile does not wait for all of it. */
const run = async () => {
  for (const href of [...libraries, ...modules, script]) void add('modulepreload', href);
  // What the program adds to the page is never seen without its styles
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
  // A hand may be there before the page is to be seen
  isWanted = true;
  if (!isPainted || isBegun) return;
  isBegun = true;
  for (const hand of HANDS) removeEventListener(hand, onHand);
  run().catch(listen);
};
/** Browsers tell of a pointer that rests while the page below it comes: no hand has moved it. */
const onHand = (event: Event) => {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type === 'pointermove' && !movementX && !movementY) return;
  begin();
};
/** Also after a line that broke: the next sign of a hand tries once more. */
const listen = () => {
  isBegun = false;
  for (const hand of HANDS) addEventListener(hand, onHand, { passive: true });
};

const whenIdle = (act: () => void) => () =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: AT_LAST_MS }) : setTimeout(act, 200);

/** Fetches ahead, unless the visitor has asked the browser to save data. */
const fetchLibraries = () => {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const href of libraries) void add('modulepreload', href);
};

const early = listenEarly(document.getElementById('root')!);
document.addEventListener(TAKEN_OVER, () => early.replay(), { once: true });

listen();
const root = document.documentElement;
// Whoever was here before has them in the browser's cache
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
