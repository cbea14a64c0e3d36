export { defaultSettings } from './default-settings.ts';
export * from './setting.ts';
export { Settings } from './settings.ts';
export * from './site-mode.ts';
