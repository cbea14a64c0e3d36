export * from './setting.ts';
export { Settings } from './settings.ts';
