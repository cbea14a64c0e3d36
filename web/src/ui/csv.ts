/** Prefixes cells that a spreadsheet would evaluate as a formula with an apostrophe. */
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

/** Rows as CSV (RFC 4180) with a byte order mark, which spreadsheets need to read Vietnamese. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows
    .map((row) => row.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n')}\r\n`;
