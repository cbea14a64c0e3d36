/** Series and number as printed on an invoice; null while it has none. */
export const formatInvoiceNumber = ({
  series,
  number,
}: {
  series: string | null;
  number: string | null;
}): string | null => (number ? `${series ?? ''} ${number}`.trim() : null);
