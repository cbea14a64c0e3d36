import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.webhook': 'Webhooks',
  'webhooks.name': 'The name takes 2 to 60 characters.',
  'webhooks.kinds': 'Choose at least one kind of event from the list.',
  'webhooks.address.FORM':
    'Enter a whole address that begins with https://, of at most 500 characters, without anything after a #.',
  'webhooks.address.NOT_HTTPS':
    'The address has to begin with https://, so that no one reads along on the way.',
  'webhooks.address.CREDENTIALS':
    'Leave user name and password out of the address. The signature shows that a message is from Sen.',
  'webhooks.address.PORT': 'Use port 443, or one from 1024 on.',
  'webhooks.address.PRIVATE':
    'This address leads into a private network. Use a server that the Internet can reach.',
  'webhooks.address.UNKNOWN_HOST': 'There is no server of this name. Check the spelling.',
  'webhooks.tooMany': 'There are {limit} webhooks. Delete one that is no longer used.',
  'webhooks.isOff': 'The webhook is switched off. Switch it on before sending again.',
  'webhooks.stillWaiting': 'This delivery still waits, and Sen sends it when its turn comes.',
  'notification.WEBHOOK_OFF.FAILING.title': 'The webhook “{name}” was switched off',
  'notification.WEBHOOK_OFF.FAILING.text':
    'For three days nothing has reached it. Check the program that receives, send a test, then switch it on again.',
  'notification.WEBHOOK_OFF.GONE.title': 'The webhook “{name}” was switched off',
  'notification.WEBHOOK_OFF.GONE.text': 'The program that receives answered 410: it wants no more.',
};
