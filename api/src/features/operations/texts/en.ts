import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'operations.idempotencyKey': 'An idempotency key has 8 to 100 characters.',

  'permission.resource.audit': 'Audit log',

  'operations.keyReused': 'This idempotency key was used for another request.',
};
