import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  TOO_MANY_WEBHOOKS: {
    code: 'POLICY',
    message: 'webhooks.tooMany',
    description: 'There are `limit` webhooks: delete one that no program listens to.',
  },
  WEBHOOK_OFF: {
    code: 'POLICY',
    message: 'webhooks.isOff',
    description: 'The webhook is switched off, so nothing is sent again: switch it on first.',
  },
  STILL_WAITING: {
    code: 'CONFLICT',
    message: 'webhooks.stillWaiting',
    description: 'The delivery has not ended yet: it is sent by itself when its time comes.',
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
