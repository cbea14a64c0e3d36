/** Formats a code that people type as `R11X-KHNA`, which is easier to read out. */
export const formatTypedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
