import { type RefObject, useEffect } from 'react';

/** Ctrl+S (or Cmd+S) presses the button that saves, also while a field has the focus, instead of saving the web page. */
export const useSaveKey = (button: RefObject<HTMLButtonElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) button.current?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [button]);
};
