import type { MessageKey, Texts } from '../i18n/messages/index.ts';

/** What a setting can hold. All of them are whole numbers or yes and no, so that every range can be said. */
export type SettingValue = number | boolean;

/** What the value of a setting means. */
export enum SettingKind {
  /** A number of things. */
  COUNT = 'COUNT',
  /** Money in đồng. */
  VND = 'VND',
  /** Whole per cent. */
  PERCENT = 'PERCENT',
  /** A span of time in the setting’s unit. */
  DURATION = 'DURATION',
  /** Whether something is so. */
  BOOLEAN = 'BOOLEAN',
}

/** In what a span of time is counted. */
export enum SettingUnit {
  SECONDS = 'SECONDS',
  MINUTES = 'MINUTES',
  HOURS = 'HOURS',
  DAYS = 'DAYS',
  WORKING_DAYS = 'WORKING_DAYS',
}

/** Keys that have texts: what a setting is called, and under `.help` what it is for. */
type SettingKey = {
  [K in keyof Texts]: K extends `setting.${infer Key}`
    ? `${K}.help` extends keyof Texts
      ? Key
      : never
    : never;
}[keyof Texts];

interface Declared<V extends SettingValue> {
  /** For example `refund.days`; its first word is its group. */
  readonly key: SettingKey;
  readonly default: V;
}

interface DeclaredNumber extends Declared<number> {
  /** The least and the most that it may be set to. */
  readonly least: number;
  readonly most: number;
}

type Declaration =
  | (DeclaredNumber & { readonly kind: SettingKind.COUNT | SettingKind.VND | SettingKind.PERCENT })
  | (DeclaredNumber & { readonly kind: SettingKind.DURATION; readonly unit: SettingUnit })
  | (Declared<boolean> & { readonly kind: SettingKind.BOOLEAN });

/** A figure that an administrator may change while the program runs; read by `services.settings.get`. */
export interface Setting<V extends SettingValue = SettingValue> {
  readonly key: string;
  readonly kind: SettingKind;
  readonly unit: SettingUnit | null;
  readonly default: V;
  readonly least: number | null;
  readonly most: number | null;
  /** Keys of its texts. */
  readonly label: MessageKey;
  readonly help: MessageKey;
}

/** Declares a setting; the feature’s manifest lists it. */
export function defineSetting<const D extends Declaration>(
  declared: D,
): Setting<D['kind'] extends SettingKind.BOOLEAN ? boolean : number>;
export function defineSetting(declared: Declaration): Setting {
  const label = `setting.${declared.key}` as MessageKey;
  return {
    unit: null,
    least: null,
    most: null,
    ...declared,
    label,
    help: `${label}.help` as MessageKey,
  };
}

/** Whether a value is one that the setting may have. */
export const fitsSetting = ({ kind, least, most }: Setting, value: unknown): value is SettingValue =>
  kind === SettingKind.BOOLEAN
    ? typeof value === 'boolean'
    : Number.isSafeInteger(value) && (value as number) >= least! && (value as number) <= most!;

const declared = new Map<string, Setting>();

/** Every setting there is, by key. */
export const allSettings: ReadonlyMap<string, Setting> = declared;

/** Adds what a feature declares; done once for each, when the features are collected. */
export function addSettings(settings: readonly Setting[]): void {
  for (const setting of settings) {
    if (declared.has(setting.key)) throw new Error(`two settings are called ${setting.key}`);
    if (!fitsSetting(setting, setting.default))
      throw new Error(`the default of ${setting.key} is out of its range`);
    declared.set(setting.key, setting);
  }
}
