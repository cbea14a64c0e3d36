import {
  confirmNewEmail,
  emailChanged,
  emailChangeNotice,
  emailReplaced,
  invitation,
  passwordReset,
  securityNotice,
  verifyEmail,
  welcome,
} from './features/accounts/index.ts';
import { notificationMail } from './features/support/index.ts';
import type { MailDefinition } from './platform/mail/index.ts';

/** Every mail of every feature. */
export const mails = [
  confirmNewEmail,
  emailChanged,
  emailChangeNotice,
  emailReplaced,
  invitation,
  notificationMail,
  passwordReset,
  securityNotice,
  verifyEmail,
  welcome,
] as unknown as readonly MailDefinition<never>[];
