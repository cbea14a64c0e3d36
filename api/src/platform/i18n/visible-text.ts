/** Direction marks, zero-width characters, fillers, variation selectors: what is in a text without being seen. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A text of one line without characters that are not seen: two texts that look alike must not differ by them. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
