import { badInput } from '../../../platform/errors/errors.ts';
import type { FaultMessage } from '../../../platform/errors/field-faults.ts';
import { readSheet } from '../../../platform/files/sheets/sheet.ts';
import type { SheetRow } from '../../../platform/files/sheets/sheet-fault.ts';
import { MAX_LESSONS, MAX_SECTIONS } from '../course-limits.ts';
import { LessonKind } from '../lesson.enums.ts';
import { bare, columnNames, flagNames, kindNames, type OutlineColumn } from './outline-columns.ts';

/** The header, and a row for each section and lesson that a course may have. */
const MAX_ROWS = 1 + MAX_SECTIONS + MAX_LESSONS;
const MAX_COLUMNS = 30;
/**
 * Length to which titles are cut, in characters. Longer than the limit of a title, so that the rule of the form
 * rejects longer ones.
 */
const MAX_TITLE_LENGTH = 200;

/** A parsed row. Its values are not validated yet. */
export interface OutlineRow {
  readonly line: number;
  readonly section: string;
  readonly lesson?: {
    readonly title: string;
    readonly kind: LessonKind;
    readonly minutes: number | null;
    readonly isRequired: boolean;
    readonly isPreview: boolean;
    readonly text: readonly string[];
  };
  readonly fault?: { readonly message: FaultMessage; readonly value: string };
}

export interface FoundOutline {
  readonly rows: readonly OutlineRow[];
  readonly ignored: readonly string[];
}

/**
 * Parses an outline from a table. A row without a section belongs to the previous section, as in merged cells.
 * @throws BAD_INPUT at `file`
 */
export async function readOutline(file: Buffer): Promise<FoundOutline> {
  const [head, ...lines] = await readSheet(file, { rows: MAX_ROWS, columns: MAX_COLUMNS }, 'file');
  if (!head) throw badInput('file', 'catalog.outlineEmpty');
  const columns = head.cells.map((name) => columnNames.get(bare(name)));
  if (!columns.includes('section') || !columns.includes('lesson'))
    throw badInput('file', 'catalog.outlineColumns');
  if (!lines.length) throw badInput('file', 'catalog.outlineEmpty');
  const rows: OutlineRow[] = [];
  for (const line of lines) rows.push(toRow(line, columns, rows.at(-1)?.section ?? ''));
  return { rows, ignored: head.cells.filter((name, at) => name && !columns[at]) };
}

function toRow(
  { line, cells }: SheetRow,
  columns: readonly (OutlineColumn | undefined)[],
  above: string,
): OutlineRow {
  const cell = (column: OutlineColumn) => cells[columns.indexOf(column)] ?? '';
  const words = (column: OutlineColumn) => cell(column).replace(/\s+/g, ' ');
  const titled = (column: OutlineColumn) => words(column).slice(0, MAX_TITLE_LENGTH).toWellFormed();
  const section = titled('section') || above;
  const title = titled('lesson');
  const rest = columns.some((column, at) => column && column !== 'section' && cells[at]);
  if (!title && !rest) return { line, section };
  const faults: OutlineRow['fault'][] = [];
  const known = <T>(
    column: OutlineColumn,
    names: ReadonlyMap<string, T>,
    usual: T,
    message: FaultMessage,
  ): T => {
    const value = words(column);
    const meant = names.get(bare(value));
    if (value && meant === undefined) faults.push({ message, value: value.slice(0, 40) });
    return meant ?? usual;
  };
  const kind = known('kind', kindNames, LessonKind.TEXT, 'catalog.outlineKind');
  const minutes = parseMinutes(words('minutes'));
  if (minutes === undefined) faults.push({ message: 'catalog.minutes', value: '' });
  const isRequired = known('isRequired', flagNames, true, 'catalog.outlineFlag');
  const isPreview = known('isPreview', flagNames, false, 'catalog.outlineFlag');
  const text = cell('text')
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const lesson = { title, kind, minutes: minutes ?? null, isRequired, isPreview, text };
  return { line, section, lesson, ...(faults[0] && { fault: faults[0] }) };
}

/**
 * Parses “12”, “12 phút”, “1:30:00” and “12:30” to whole minutes.
 * @returns null for an empty text, undefined for any other text
 */
function parseMinutes(text: string): number | null | undefined {
  if (!text) return null;
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(text);
  if (clock) {
    const [hours = 0, minutes, seconds] = clock.slice(1);
    return Math.max(1, Math.round(Number(hours) * 60 + Number(minutes) + Number(seconds) / 60));
  }
  const plain = /^(\d{1,4}(?:[.,]\d+)?)\s*(?:phút|phut|ph|min|mins|minutes?)?$/i.exec(text);
  return plain ? Math.round(Number(plain[1]!.replace(',', '.'))) : undefined;
}
