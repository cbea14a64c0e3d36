/** Says what was done, with the way back, for ten seconds: long enough to read it and to reach the button. */
export const toastWithUndo = (text: string, label: string, onUndo: () => void): void => {
  // Without the library there is nowhere to say it; what was done stands on the page all the same
  void import('./toast-library.tsx').then(
    ({ showWithUndo }) => showWithUndo(text, label, onUndo),
    () => undefined,
  );
};
