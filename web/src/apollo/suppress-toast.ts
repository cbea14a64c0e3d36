/** Options of a mutation whose failure gets no toast: its screen shows the failure, or it runs in the background. */
export const SUPPRESS_TOAST = { context: { suppressToast: true } } as const;

let running = 0;

/** Whether a form or dialog that shows failures itself is sending something. */
export const areToastsSuppressed = (): boolean => running > 0;

/** Runs what a form or dialog sends: it shows the failure, so no mutation that starts meanwhile gets a toast. */
export const withoutToasts = async <T>(send: () => Promise<T>): Promise<T> => {
  running += 1;
  try {
    return await send();
  } finally {
    running -= 1;
  }
};
