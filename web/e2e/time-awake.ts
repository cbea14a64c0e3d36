/**
 * A toast leaves by the clock, which goes on while the machine stands still: then no test would ever have seen it. With this,
 * which runs in the page, a toast stays until the page has been awake for two seconds of its time.
 */
export function countTimeAwake(): void {
  const TICK_MS = 100;
  const LEAST_TICKS = 20;
  let ticks = 0;
  setInterval(() => ticks++, TICK_MS);
  const began = new WeakMap<Element, number>();
  const toastOf = ({ target }: Event): Element | undefined =>
    target instanceof Element && target.matches('.Toastify__progress-bar') ? target : undefined;
  addEventListener(
    'animationstart',
    (event) => {
      const toast = toastOf(event);
      if (toast) began.set(toast, ticks);
    },
    true,
  );
  addEventListener(
    'animationend',
    (event) => {
      const toast = toastOf(event);
      if (!toast || !event.isTrusted) return;
      const missing = LEAST_TICKS - (ticks - (began.get(toast) ?? 0));
      if (missing <= 0) return;
      event.stopImmediatePropagation();
      const { animationName } = event;
      const later = new AnimationEvent('animationend', { animationName, bubbles: true });
      setTimeout(() => toast.dispatchEvent(later), missing * TICK_MS);
    },
    true,
  );
}
