import { withoutAccents } from '../../../platform/i18n/without-accents.ts';

/** Headings of banks' templates without accents and {@link BENEFICIARY}, in lower case, by the value of the column. */
const HEADINGS = {
  number: 'stt|tt|so thu tu|no',
  account: 'so tai khoan|tai khoan|so tk|account|account no|account number',
  holder: 'ten|ho ten|ho va ten|ten tai khoan|ten chu tai khoan|chu tai khoan|name|account name',
  amount:
    'so tien|so tien chuyen|so tien chuyen khoan|so tien giao dich|so tien thanh toan|amount|payment amount',
  content:
    'noi dung|noi dung chuyen tien|noi dung chuyen khoan|noi dung thanh toan|noi dung giao dich|dien giai|mo ta|content|description|details|payment details|remark',
  bank: 'ngan hang|ten ngan hang|bank|bank name',
  bankBin: 'ma ngan hang|ma nh|bin|ma bin|bank code',
  reference: 'so tham chieu|ma tham chieu|so chung tu|ma giao dich|reference|ref',
  currency: 'loai tien|loai tien te|ma tien te|currency',
} as const;

/** The value of a column in a bank's template. */
export type TemplateColumn = keyof typeof HEADINGS;

const COLUMNS: ReadonlyMap<string, TemplateColumn> = new Map(
  Object.entries(HEADINGS).flatMap(([column, names]) =>
    names.split('|').map((name) => [name, column as TemplateColumn] as const),
  ),
);

const BENEFICIARY = /\b(?:nguoi |don vi )?(?:thu huong|huong thu|huong|nhan)\b|\bbeneficiary\b/g;

/** Removes accents, notes in brackets, and the marks of required columns. */
const normalize = (heading: string): string =>
  withoutAccents(heading)
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(BENEFICIARY, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Finds a column by its heading. A heading in two languages, such as “Số tiền/Amount”, is found by either. */
const findTemplateColumn = (heading: string): TemplateColumn | null =>
  heading
    .split(/[/\n]/)
    .map((name) => COLUMNS.get(normalize(name)))
    .find((column) => column !== undefined) ?? null;

const namesBeneficiary = (heading: string): boolean =>
  withoutAccents(heading).toLowerCase().search(BENEFICIARY) >= 0;

/**
 * The value of each column of a header. If several columns have the same one, those that name the beneficiary get it:
 * the others are about the account that pays.
 */
export function findTemplateColumns(headings: readonly string[]): (TemplateColumn | null)[] {
  const found = headings.map(findTemplateColumn);
  const named = new Set(found.filter((_, at) => namesBeneficiary(headings[at]!)));
  return found.map((column, at) => (named.has(column) && !namesBeneficiary(headings[at]!) ? null : column));
}
