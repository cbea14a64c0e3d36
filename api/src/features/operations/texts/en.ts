import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'operations.idempotencyKey': 'An idempotency key has 8 to 100 characters.',

  'operations.reason': 'A reason has 3 to 300 characters.',
  'operations.setting': 'There is no such setting.',
  'operations.settingUnchanged': 'It has this value already.',
  'operations.settingVersion': 'Someone else has just changed this setting. Reload to see its latest value.',

  'permission.resource.audit': 'Audit log',
  'permission.resource.setting': 'Settings',

  'operations.cursorUndone': 'The data was restored from a backup. Read the feed again from the beginning.',
  'operations.keyReused': 'This idempotency key was used for another request.',
};
