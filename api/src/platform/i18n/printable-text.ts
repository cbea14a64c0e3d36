/**
 * Characters without a glyph in the font of our PDFs (pdf.ts). The font has Latin letters with the accents of
 * Vietnamese and most European languages, digits and common signs.
 */
const UNPRINTABLE =
  /[^\t\n\r\u0020-\u007e\u00a0-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0121\u0126-\u012b\u012e-\u0131\u0139\u013a\u013d\u013e\u0141-\u0144\u0147\u0148\u014c\u014d\u0150-\u0155\u0158-\u015b\u015e-\u016b\u016e-\u017e\u01a0\u01a1\u01af\u01b0\u01e6\u01e7\u02c6\u02c7\u02d8-\u02dc\u1e20\u1e21\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u2044\u2070\u2074-\u2079\u2080-\u2089\u20ab\u20ac\u2122\u2212\u2215\u2248\u2260\u2264\u2265]/gu;

export const isPrintable = (text: string): boolean => text.normalize('NFC').search(UNPRINTABLE) < 0;

/** Composes text (NFC) and removes characters that our PDFs cannot print: emoji, and scripts other than Latin. */
export const withoutUnprintable = (text: string): string => text.normalize('NFC').replace(UNPRINTABLE, '');
