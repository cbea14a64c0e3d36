import type { Setting, SettingDocument, SettingValue } from './setting.ts';
import type { Settings } from './settings.ts';

/** The default values of all settings, for the demo data and tests. */
export const defaultSettings = {
  get: <V extends SettingValue>(setting: Setting<V>): V => setting.default,
  getDocument: <T>(document: SettingDocument<T>): T => document.default,
} as Settings;
