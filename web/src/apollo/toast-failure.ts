/**
 * Options of a mutation whose failure no screen shows: the toast says it (specification, section 8). All others are
 * quiet, since what they are told stands beside the field or at the end of the form.
 */
export const TOAST_FAILURE = { context: { suppressToast: false } } as const;
