import type { Setting, Settings, SettingValue } from '../platform/settings/index.ts';

/** Settings that no one has changed, for what needs no application. */
export const defaultSettings = {
  get: <V extends SettingValue>(setting: Setting<V>): V => setting.default,
} as Settings;
