/** Options of a mutation whose failure its screen shows, or which concerns nobody: no toast says it. */
export const SUPPRESS_TOAST = { context: { suppressToast: true } } as const;

let shownHere = 0;

/** Whether a form is being sent that shows its failures itself. */
export const areFailuresShown = (): boolean => shownHere > 0;

/** Sends a form that shows whatever fails meanwhile: no request that it makes is said by a toast as well. */
export const showingFailures = async <T>(send: () => Promise<T>): Promise<T> => {
  shownHere += 1;
  try {
    return await send();
  } finally {
    shownHere -= 1;
  }
};
