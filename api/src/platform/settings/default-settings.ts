import type { Setting, SettingValue } from './setting.ts';
import type { Settings } from './settings.ts';

/** The defaults of all settings, for code that has no application: the demo data and tests. */
export const defaultSettings = {
  get: <V extends SettingValue>(setting: Setting<V>): V => setting.default,
} as Settings;
