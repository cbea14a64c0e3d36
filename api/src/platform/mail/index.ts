export { type AnyMail, type BodyTools, defineMail, type MailDefinition } from './define-mail.ts';
export { MailboxTransport } from './mailbox.transport.ts';
export { Action, FactList, Hello, Paragraph, Small, TextLink, Title } from './pieces.tsx';
export { deliverMail, sendMail, sendMails } from './send-mail.ts';
export { SmtpTransport } from './smtp.transport.ts';
export { TransportMailer } from './transport-mailer.ts';
