import type { z } from 'zod';
import type { MessageKey, Texts } from '../i18n/messages/index.ts';

/** Values of settings are integers or booleans, so that every valid range can be described. */
export type SettingValue = number | boolean;

export enum SettingKind {
  COUNT = 'COUNT',
  /** In đồng. */
  VND = 'VND',
  /** Integer per cent. */
  PERCENT = 'PERCENT',
  /** In the setting's unit. */
  DURATION = 'DURATION',
  BOOLEAN = 'BOOLEAN',
}

export enum SettingUnit {
  SECONDS = 'SECONDS',
  MINUTES = 'MINUTES',
  HOURS = 'HOURS',
  DAYS = 'DAYS',
  WORKING_DAYS = 'WORKING_DAYS',
}

/**
 * Keys that have two messages: the label, and `.help` for the description. For example `refund.days`. The first part is
 * the group.
 */
export type SettingKey = {
  [K in keyof Texts]: K extends `setting.${infer Key}`
    ? `${K}.help` extends keyof Texts
      ? Key
      : never
    : never;
}[keyof Texts];

interface Range {
  readonly least: number;
  readonly most: number;
  readonly default: number;
}

/** A value that administrators can change while the server runs. Read it with `services.settings.get`. */
export interface Setting<V extends SettingValue = SettingValue> {
  readonly key: string;
  readonly kind: SettingKind;
  readonly unit: SettingUnit | null;
  readonly default: V;
  readonly least: number | null;
  readonly most: number | null;
  readonly label: MessageKey;
  readonly help: MessageKey;
}

/**
 * Settings that are changed together, with a history of their own. It has its own screen, and is not in the list of
 * settings. Read it with `services.settings.getDocument`.
 */
export interface SettingDocument<T> {
  readonly key: string;
  readonly schema: z.ZodType<T>;
  /** Applies until the first change. */
  readonly default: T;
}

export const defineDocument = <T>(key: string, schema: z.ZodType<T>, initial: T): SettingDocument<T> => ({
  key,
  schema,
  default: initial,
});

/** Declares a setting. The manifest of the feature lists it. */
const define = <V extends SettingValue>(
  key: SettingKey,
  kind: SettingKind,
  unit: SettingUnit | null,
  range: Pick<Setting<V>, 'default' | 'least' | 'most'>,
): Setting<V> => {
  const label = `setting.${key}` as MessageKey;
  return { key, kind, unit, ...range, label, help: `${label}.help` as MessageKey };
};

export const defineCount = (key: SettingKey, range: Range): Setting<number> =>
  define(key, SettingKind.COUNT, null, range);

export const defineVnd = (key: SettingKey, range: Range): Setting<number> =>
  define(key, SettingKind.VND, null, range);

export const definePercent = (key: SettingKey, range: Range): Setting<number> =>
  define(key, SettingKind.PERCENT, null, range);

export const defineDuration = (key: SettingKey, unit: SettingUnit, range: Range): Setting<number> =>
  define(key, SettingKind.DURATION, unit, range);

export const defineDays = (key: SettingKey, range: Range): Setting<number> =>
  defineDuration(key, SettingUnit.DAYS, range);

export const defineHours = (key: SettingKey, range: Range): Setting<number> =>
  defineDuration(key, SettingUnit.HOURS, range);

export const defineSwitch = (key: SettingKey, isOn: boolean): Setting<boolean> =>
  define(key, SettingKind.BOOLEAN, null, { default: isOn, least: null, most: null });

export const fitsSetting = ({ kind, least, most }: Setting, value: unknown): value is SettingValue =>
  kind === SettingKind.BOOLEAN
    ? typeof value === 'boolean'
    : Number.isSafeInteger(value) && (value as number) >= least! && (value as number) <= most!;

const declared = new Map<string, Setting>();

export const allSettings: ReadonlyMap<string, Setting> = declared;

/** Called once for each feature at startup. */
export function addSettings(settings: readonly Setting[]): void {
  for (const setting of settings) {
    if (declared.has(setting.key)) throw new Error(`setting ${setting.key} is declared twice`);
    if (!fitsSetting(setting, setting.default))
      throw new Error(`the default of ${setting.key} is out of its range`);
    declared.set(setting.key, setting);
  }
}
