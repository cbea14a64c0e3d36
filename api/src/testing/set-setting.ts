import { onTestFinished, vi } from 'vitest';
import type { App } from '../app.ts';
import type { Setting, SettingValue } from '../platform/settings/index.ts';

/** Changes a setting in the worker's application until the test ends. */
export function setSetting<V extends SettingValue>(app: App, changed: Setting<V>, value: V): void {
  const { settings } = app.services;
  const get = settings.get.bind(settings);
  const spy = vi
    .spyOn(settings, 'get')
    .mockImplementation((setting) => (setting.key === changed.key ? value : get(setting)) as never);
  onTestFinished(() => spy.mockRestore());
}
