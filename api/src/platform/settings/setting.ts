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

/** Keys that have two messages: the label, and `.help` for the description. */
type SettingKey = {
  [K in keyof Texts]: K extends `setting.${infer Key}`
    ? `${K}.help` extends keyof Texts
      ? Key
      : never
    : never;
}[keyof Texts];

interface Declared<V extends SettingValue> {
  /** For example `refund.days`. The first part is the group. */
  readonly key: SettingKey;
  readonly default: V;
}

interface DeclaredNumber extends Declared<number> {
  readonly least: number;
  readonly most: number;
}

type Declaration =
  | (DeclaredNumber & { readonly kind: SettingKind.COUNT | SettingKind.VND | SettingKind.PERCENT })
  | (DeclaredNumber & { readonly kind: SettingKind.DURATION; readonly unit: SettingUnit })
  | (Declared<boolean> & { readonly kind: SettingKind.BOOLEAN });

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

/** Declares a setting. The manifest of the feature lists it. */
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
