import { readOwnList, writeOwnList } from './own-storage.ts';

/** Filters and order of a table under a name that its viewer gave them. */
export interface TableSetting {
  name: string;
  /** Of `useTableSearchParams`. Words that were searched for are no part of it: they name people. */
  setting: string;
}

/** Kept at most for one table. */
export const MOST_SETTINGS = 10;
export const LONGEST_NAME = 40;

const keyOf = (table: string) => `sen.filters.${table}`;

const isSetting = (value: unknown): value is TableSetting => {
  const { name, setting } = (value ?? {}) as Partial<Record<keyof TableSetting, unknown>>;
  return typeof name === 'string' && typeof setting === 'string';
};

/** What this person keeps for a table in this browser, as column choice and page size are kept; by name. */
export const tableSettings = (table: string): readonly TableSetting[] => readOwnList(keyOf(table), isSetting);

const without = (table: string, name: string) => tableSettings(table).filter((each) => each.name !== name);

/** Keeps a setting, in place of one of the same name. */
export const keepSetting = (table: string, kept: TableSetting): void => {
  const all = [...without(table, kept.name), kept];
  writeOwnList(
    keyOf(table),
    all.toSorted((a, b) => a.name.localeCompare(b.name, 'vi')),
  );
};

export const dropSetting = (table: string, name: string): void =>
  writeOwnList(keyOf(table), without(table, name));
