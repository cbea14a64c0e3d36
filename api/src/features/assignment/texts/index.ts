import { en } from './en.ts';
import { vi } from './vi.ts';

export const texts = { vi, en };

declare module '../../../platform/i18n/messages/index.ts' {
  interface Texts extends Record<keyof typeof vi, string> {}
}
