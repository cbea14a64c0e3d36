import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  TOO_MANY_WEBHOOKS: {
    code: 'POLICY',
    message: 'webhooks.tooMany',
    description: 'The maximum of `limit` webhooks is reached. Delete an unused one first.',
  },
  WEBHOOK_OFF: {
    code: 'POLICY',
    message: 'webhooks.isOff',
    description: 'The webhook is disabled. Enable it before replaying deliveries.',
  },
  STILL_WAITING: {
    code: 'CONFLICT',
    message: 'webhooks.stillWaiting',
    description: 'The delivery has not ended and is retried automatically.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'webhooks.name': 'LENGTH',
  'webhooks.kinds': 'INVALID',
  'webhooks.address.FORM': 'INVALID',
  'webhooks.address.NOT_HTTPS': 'INSECURE_ADDRESS',
  'webhooks.address.CREDENTIALS': 'CREDENTIALS_IN_ADDRESS',
  'webhooks.address.PORT': 'PORT_NOT_ALLOWED',
  'webhooks.address.PRIVATE': 'PRIVATE_ADDRESS',
  'webhooks.address.UNKNOWN_HOST': 'UNKNOWN_REFERENCE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
