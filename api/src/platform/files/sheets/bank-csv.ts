import { withoutAccents } from '../../i18n/without-accents.ts';

/**
 * Column names of bank statements without accents, in lower case. A map, because a file could contain names like
 * `constructor`.
 */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    date: 'ngay|ngay giao dich|ngay gio giao dich|thoi gian|thoi gian giao dich|transaction date',
    reference: 'so tham chieu|ma tham chieu|ma giao dich|so giao dich|so but toan|so chung tu',
    amount: 'so tien|so tien giao dich',
    content: 'noi dung|noi dung giao dich|dien giai|mo ta|description',
    debit: 'ghi no|so tien ghi no|phat sinh no|no',
    credit: 'ghi co|so tien ghi co|phat sinh co|co',
    payer: 'nguoi chuyen|ten nguoi chuyen|doi ung',
    payer_account: 'tai khoan nguoi chuyen|so tai khoan doi ung|tai khoan doi ung',
  }).flatMap(([column, names]) => names.split('|').map((name) => [name, column] as const)),
);

const normalizeName = (name: string): string =>
  withoutAccents(name)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s:]+/g, ' ');

/**
 * Maps the header of a bank statement to our column names. If two columns have the same name, the second is ignored.
 */
export function bankColumns(head: readonly string[]): (string | false)[] {
  const columns = head.map((name) => NAMES.get(normalizeName(name)) ?? normalizeName(name));
  return columns.map((column, at) => columns.indexOf(column) === at && column);
}

/** Whole đồng, optionally in groups of three that are separated by dots, commas or spaces. Decimals must be zero. */
const AMOUNT =
  /^([+-]?)(\d{1,15}(?:[.,]0{1,2})?|\d{1,3}(?:\.\d{3}){1,4}(?:,0{1,2})?|\d{1,3}(?:,\d{3}){1,4}(?:\.0{1,2})?|\d{1,3}(?: \d{3}){1,4}(?:[.,]0{1,2})?)(?: ?(?:VND|VNĐ|đ|₫))?$/i;

/**
 * Parses an amount as Vietnamese banks write it: `1000000`, `1.000.000`, `-1,000,000.00`, `1 000 000 VND`.
 * @returns NaN for other text
 */
export function parseDong(text: string): number {
  const [, sign, digits] =
    AMOUNT.exec(text.trim().slice(0, 40).replaceAll('\u00A0', ' ').replace('−', '-')) ?? [];
  return digits ? Number(`${sign}${digits.replace(/[.,]0{1,2}$/, '').replace(/\D/g, '')}`) : Number.NaN;
}
