import { settingsEn } from './settings.en.ts';
import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  ...settingsEn,
};
