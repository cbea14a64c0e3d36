/** Invisible characters: direction marks, zero-width characters, fillers, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes invisible characters from a single line, so that texts that look equal are equal. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
