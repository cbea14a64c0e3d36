/** Shows what was done with an undo button for ten seconds, enough to read it and to reach the button. */
export const toastWithUndo = (text: string, label: string, onUndo: () => void): void => {
  // If the library cannot be loaded, there is no message, but the page shows the change anyway
  void import('./toast-library.tsx').then(
    ({ showWithUndo }) => showWithUndo(text, label, onUndo),
    () => undefined,
  );
};
