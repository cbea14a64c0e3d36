import { CsvError, type Info, parse } from 'csv-parse/sync';
import { Role } from '../../../platform/access/permissions.ts';
import { badInput } from '../../../platform/errors/errors.ts';
import { assertDecoded } from '../../../platform/files/decoded-text.ts';
import { findDelimiter, hasTooManyLines } from '../../../platform/files/sheets/csv-rows.ts';
import { isLocale, type Locale, type MessageKey, translate } from '../../../platform/i18n/messages/index.ts';
import { withoutAccents } from '../../../platform/i18n/without-accents.ts';
import { isEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { isPersonName, normalizeName, PHONE } from '../name-and-phone.ts';
import { type ImportLine, ImportOutcome } from './import-people.types.ts';

const MAX_KILOBYTES = 900;
const MAX_LINES = 5000;

/** A parsed line, with the values that the import needs but does not show. */
export interface ReadLine extends ImportLine {
  readonly phone: string | null;
  readonly locale: Locale;
}

type Column = 'email' | 'fullName' | 'familyName' | 'givenName' | 'phone' | 'roles' | 'locale';

/** Accepted column names. Spaces, case and accents are ignored. */
const NAMES = new Map<string, Column>(
  Object.entries({
    email: 'email',
    'e-mail': 'email',
    'dia chi email': 'email',
    fullname: 'fullName',
    'full name': 'fullName',
    name: 'fullName',
    'ho va ten': 'fullName',
    'ho ten': 'fullName',
    lastname: 'familyName',
    'last name': 'familyName',
    surname: 'familyName',
    ho: 'familyName',
    'ho dem': 'familyName',
    'ho va ten dem': 'familyName',
    'ho va dem': 'familyName',
    firstname: 'givenName',
    'first name': 'givenName',
    ten: 'givenName',
    phone: 'phone',
    telephone: 'phone',
    phone1: 'phone',
    'dien thoai': 'phone',
    'so dien thoai': 'phone',
    role: 'roles',
    roles: 'roles',
    'vai tro': 'roles',
    locale: 'locale',
    language: 'locale',
    'ngon ngu': 'locale',
  }),
);

/** Vietnamese names of roles, without accents. */
const ROLES = new Map<string, Role>([
  ['user', Role.USER],
  ['student', Role.USER],
  ['hoc vien', Role.USER],
  ['teacher', Role.TEACHER],
  ['giang vien', Role.TEACHER],
  ['giao vien', Role.TEACHER],
]);

/** Max lines above the column names: a title, a date, or `sep=;` of Excel. */
const MAX_TITLES = 10;
/** Max characters of a line in the search for the column names. */
const MAX_HEAD_LENGTH = 2000;

const plain = (text: string) => withoutAccents(text).trim().toLowerCase();

interface Parsed {
  readonly record: Partial<Record<Column, string>>;
  readonly raw: string;
  readonly info: Info;
}

/**
 * Parses and validates the lines of a file. Checks that need the database are left to the caller.
 * @throws BAD_INPUT if the file is not CSV, lacks the columns, or is too large
 */
export function readPeopleCsv(csv: string, locale: Locale): ReadLine[] {
  if (Buffer.byteLength(csv) > MAX_KILOBYTES * 1000)
    throw badInput('csv', 'people.csvTooLarge', { max: MAX_KILOBYTES });
  assertDecoded(csv, 'csv');
  const text = csv.replace(/\r\n?/g, '\n');
  if (hasTooManyLines(text)) throw badInput('csv', 'people.csvTooLong', { max: MAX_LINES });
  const { titles, delimiter } = findHeader(text);
  const lines = parseRecords(text.split('\n').slice(titles).join('\n'), delimiter);
  if (!lines.length) throw badInput('csv', 'people.csvEmpty');
  if (lines.length > MAX_LINES) throw badInput('csv', 'people.csvTooLong', { max: MAX_LINES });
  const first = new Map<string, number>();
  return lines.map(({ record, raw, info }) => {
    const begins = titles + info.lines - raw.trim().split('\n').length + 1;
    const line = validateLine(record, begins, locale);
    const earlier = first.get(line.email);
    if (!line.email || line.outcome === ImportOutcome.INVALID) return line;
    if (earlier === undefined) {
      first.set(line.email, line.line);
      return line;
    }
    const message = translate(locale, 'people.csvTwice', { line: earlier });
    return { ...line, outcome: ImportOutcome.REPEATED, faults: [{ field: 'email', message }] };
  });
}

/** Finds the line with the column names, below title lines. Defaults to the first line. */
function findHeader(text: string): { titles: number; delimiter: string } {
  const first = text.split('\n', MAX_TITLES + 1).map((line) => line.slice(0, MAX_HEAD_LENGTH));
  const titles = first.findIndex((line) => hasColumns(toColumnNames(line)));
  return { titles: Math.max(0, titles), delimiter: findDelimiter(first[Math.max(0, titles)]!) };
}

const toColumnNames = (line: string): (Column | false)[] =>
  line
    .replace(/^\uFEFF/, '')
    .split(findDelimiter(line))
    .map((name) => NAMES.get(plain(name.replace(/^\s*"|"\s*$/g, ''))) ?? false);

const hasColumns = (found: readonly (Column | false)[]): boolean =>
  found.includes('email') &&
  (found.includes('fullName') || (found.includes('familyName') && found.includes('givenName')));

function parseRecords(csv: string, delimiter: string): Parsed[] {
  try {
    return parse(csv, {
      bom: true,
      delimiter,
      info: true,
      raw: true,
      trim: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      to: MAX_LINES + 2,
      columns: toColumns,
    }) as unknown as Parsed[];
  } catch (error) {
    if (error instanceof CsvError)
      throw badInput('csv', 'people.csvMalformed', {
        line: Number((error as { lines?: number }).lines ?? 1),
      });
    throw error;
  }
}

/** Unknown columns are ignored. */
function toColumns(names: readonly string[]): (Column | false)[] {
  const found = names.map((name) => NAMES.get(plain(name)) ?? false);
  if (!hasColumns(found)) throw badInput('csv', 'people.csvColumns');
  return found;
}

function validateLine(record: Partial<Record<Column, string>>, line: number, locale: Locale): ReadLine {
  const faults: { field: string; message: string }[] = [];
  const fault = (field: Column, key: MessageKey, params = {}) =>
    faults.push({ field, message: translate(locale, key, params) });
  const email = normalizeEmail(unescapeCell(record.email ?? ''));
  if (!isEmailAddress(email)) fault('email', 'validation.email');
  const parts = [record.familyName, record.givenName].map((part) => unescapeCell(part ?? ''));
  const fullName = normalizeName(unescapeCell(record.fullName ?? '') || parts.join(' '));
  if (!isPersonName(fullName)) fault('fullName', 'accounts.fullName');
  const phone = unescapeCell(record.phone ?? '') || null;
  if (phone && SCIENTIFIC.test(phone)) fault('phone', 'people.csvScientific', { value: phone.slice(0, 20) });
  else if (phone && !PHONE.test(phone)) fault('phone', 'accounts.phone');
  const language = (record.locale || locale).toLowerCase();
  if (!isLocale(language)) fault('locale', 'validation.locale');
  const roles = [Role.USER];
  for (const word of splitRoles(record.roles ?? '')) {
    const role = ROLES.get(plain(word));
    if (!role) fault('roles', 'people.csvRole', { role: word.slice(0, 40) });
    else if (!roles.includes(role)) roles.push(role);
  }
  const outcome = faults.length ? ImportOutcome.INVALID : ImportOutcome.CREATE;
  return { line, email, fullName, roles, outcome, faults, phone, locale: language as Locale };
}

/** Roles of a cell, separated by commas, bars or slashes, or by spaces as in `user teacher`. */
const splitRoles = (cell: string): string[] =>
  cell
    .split(/[,|/]/)
    .map((part) => part.trim())
    .flatMap((part) => (ROLES.has(plain(part)) ? part : part.split(/\s+/)))
    .filter(Boolean);

/** A number as Excel rounds it: its last digits are lost. */
const SCIENTIFIC = /^\d(?:[.,]\d{1,10})?E\+\d{1,2}$/i;

/**
 * Own exports put an apostrophe before a text that a spreadsheet would read as a formula, and users of Excel write
 * `="0912"` to keep a leading zero.
 */
const unescapeCell = (cell: string): string =>
  cell.replace(/^'(?=[=+\-@])/, '').replace(/^="([^"]{0,100})"$/, '$1');
