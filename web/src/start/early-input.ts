export interface EarlyInput {
  /** Replays the input and stops listening. */
  replay(): void;
}

const TEXT = 'input:not([type="checkbox"]):not([type="radio"]),textarea';
/** Controls that do nothing before hydration. Buttons that open a popover or submit a form work without scripts. */
const CONTROL = 'button[type="button"]:not([popovertarget]),input[type="checkbox"],input[type="radio"]';

/**
 * Sets the value as typing does. React compares it with the value that was set through the element's own property, so
 * the prototype's setter is used.
 */
const type = (field: HTMLInputElement | HTMLTextAreaElement) => {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Records the last press of a button and all typed and chosen values inside of the root, until hydration. */
export const listenEarly = (root: HTMLElement): EarlyInput => {
  let pressed: HTMLElement | null = null;
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const chosen = new Map<HTMLSelectElement, string>();

  const onClick = (event: Event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    if (!control) return;
    // A checkbox must not change, because its action has not run yet
    event.preventDefault();
    pressed?.removeAttribute('aria-busy');
    pressed = control;
    pressed.setAttribute('aria-busy', 'true');
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
    else if (target instanceof Element && target.matches(TEXT)) typed.add(target as HTMLInputElement);
  };
  root.addEventListener('click', onClick, true);
  root.addEventListener('input', onInput, true);

  return {
    replay() {
      root.removeEventListener('click', onClick, true);
      root.removeEventListener('input', onInput, true);
      for (const field of typed) if (field.isConnected) type(field);
      for (const [select, value] of chosen) {
        if (!select.isConnected) continue;
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
      pressed?.removeAttribute('aria-busy');
      if (pressed?.isConnected) pressed.click();
    },
  };
};
