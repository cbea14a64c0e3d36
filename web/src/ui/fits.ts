/** Whether a text is as long as the API takes it (generated/input-rules.ts); blanks at both ends do not count. */
export const fits = (
  text: string,
  { minLength = 0, maxLength = Infinity }: { minLength?: number; maxLength?: number },
): boolean => {
  const { length } = text.trim();
  return length >= minLength && length <= maxLength;
};
