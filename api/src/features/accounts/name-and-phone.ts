/** A telephone number: 8 to 15 digits; blanks, dots, dashes, brackets and a leading + are allowed. */
export const PHONE = /^\+?(?:[ .()-]*\d){8,15}$/;

/** A name as it is stored: one blank between words, composed characters. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ').normalize('NFC');
