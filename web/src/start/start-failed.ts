/** Both languages are inlined, because the messages may be what could not be loaded. */
const TITLE = 'Chưa tải được trang';
const TITLE_IN_ENGLISH = 'The page could not be loaded.';
const ACTION = 'Tải lại trang';

/** Inline styles, because style sheets may be missing. Variables have a fallback for the same reason. */
const STYLES = {
  main: { maxWidth: '480px', margin: '0 auto', padding: '20vh 24px 24px', textAlign: 'center' },
  english: { margin: '8px 0 24px', color: 'var(--dim, #666)' },
  button: {
    minHeight: '44px',
    padding: '0 24px',
    border: '0',
    borderRadius: 'var(--r-md, 12px)',
    background: 'var(--primary, #0b6b5b)',
    color: 'var(--on-primary, #fff)',
    font: 'inherit',
    fontWeight: '600',
    cursor: 'pointer',
  },
} as const satisfies Record<string, Partial<CSSStyleDeclaration>>;

function make<K extends 'h1' | 'p' | 'button' | 'main'>(
  name: K,
  text: string,
  styles: Partial<CSSStyleDeclaration> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.textContent = text;
  Object.assign(element.style, styles);
  return element;
}

/** Replaces an empty page whose app could not start, without loading anything else. Other pages stay readable. */
export const showStartFailed = (root: HTMLElement, reload: () => void): void => {
  if (root.childElementCount > 0) return;
  const main = make('main', '', STYLES.main);
  main.setAttribute('role', 'alert');
  const english = make('p', TITLE_IN_ENGLISH, STYLES.english);
  english.lang = 'en';
  const button = make('button', ACTION, STYLES.button);
  button.type = 'button';
  button.addEventListener('click', reload);
  main.append(make('h1', TITLE), english, button);
  root.append(main);
};
