/** True if the trimmed text's length is within the API's limits (generated/input-rules.ts). */
export const fits = (
  text: string,
  { minLength = 0, maxLength = Infinity }: { minLength?: number; maxLength?: number },
): boolean => {
  const { length } = text.trim();
  return length >= minLength && length <= maxLength;
};
