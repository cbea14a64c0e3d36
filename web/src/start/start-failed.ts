/** Both languages: the catalogues may be what could not be loaded. */
const TITLE = 'Chưa tải được trang. The page could not be loaded.';
const ACTION = 'Tải lại trang';

/**
 * Replaces a page whose program could not start, without anything that would have to be loaded for it. A page from the
 * server stays as it is: it can be read.
 */
export const showStartFailed = (root: HTMLElement, reload: () => void): void => {
  if (root.childElementCount > 0) return;
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = TITLE;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = ACTION;
  button.addEventListener('click', reload);
  main.append(title, button);
  root.append(main);
};
