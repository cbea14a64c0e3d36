/**
 * Whether the length of a text is within the API's limits (generated/input-rules.ts), without leading and trailing
 * blanks.
 */
export const fits = (
  text: string,
  { minLength = 0, maxLength = Infinity }: { minLength?: number; maxLength?: number },
): boolean => {
  const { length } = text.trim();
  return length >= minLength && length <= maxLength;
};
