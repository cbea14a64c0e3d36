import { readOwnList, writeOwnList } from './own-storage.ts';

/** Filters and order of a table, saved by the viewer under a name. */
export interface TableSetting {
  name: string;
  /** From `useTableSearchParams`. Searched words are not included, because they may name people. */
  setting: string;
}

/** Limit for each table. */
export const MAX_SETTINGS = 10;
export const MAX_NAME_LENGTH = 40;

const getKey = (table: string) => `sen.filters.${table}`;

const isSetting = (value: unknown): value is TableSetting => {
  const { name, setting } = (value ?? {}) as Partial<Record<keyof TableSetting, unknown>>;
  return typeof name === 'string' && typeof setting === 'string';
};

/** The viewer's saved settings of a table in this browser, sorted by name. */
export const tableSettings = (table: string): readonly TableSetting[] =>
  readOwnList(getKey(table), isSetting);

const without = (table: string, name: string) => tableSettings(table).filter((each) => each.name !== name);

/** Saves a setting. Replaces one of the same name. */
export const storeSetting = (table: string, added: TableSetting): void => {
  const all = [...without(table, added.name), added];
  writeOwnList(
    getKey(table),
    all.toSorted((a, b) => a.name.localeCompare(b.name, 'vi')),
  );
};

export const dropSetting = (table: string, name: string): void =>
  writeOwnList(getKey(table), without(table, name));
