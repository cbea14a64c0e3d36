/** Options of a mutation whose failure shows no toast, because the screen shows it or it runs in the background. */
export const SUPPRESS_TOAST = { context: { suppressToast: true } } as const;

let running = 0;

/** True if a form or dialog that shows failures itself is submitting. */
export const areToastsSuppressed = (): boolean => running > 0;

/** Runs the submission of a form or dialog that shows failures itself. Mutations that start meanwhile show no toast. */
export const withoutToasts = async <T>(send: () => Promise<T>): Promise<T> => {
  running += 1;
  try {
    return await send();
  } finally {
    running -= 1;
  }
};
