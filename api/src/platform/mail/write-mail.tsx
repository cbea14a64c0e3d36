import { render, toPlainText } from '@react-email/render';
import type { Locale } from '../i18n/messages/index.ts';
import type { MailDefinition } from './define-mail.ts';
import { Layout } from './layout.tsx';
import type { RenderedMail } from './rendered-mail.ts';

/** Renders an e-mail in one language: subject, HTML and plain text. */
export async function writeMail<P extends object>(
  mail: Pick<MailDefinition<P>, 'subject' | 'preview' | 'Body'>,
  props: P,
  locale: Locale,
  siteUrl: string,
): Promise<Pick<RenderedMail, 'subject' | 'html' | 'text'>> {
  const subject = oneLine(mail.subject(locale, props));
  const html = await render(
    <Layout locale={locale} subject={subject} preview={mail.preview?.(locale, props)} siteUrl={siteUrl}>
      <mail.Body {...props} locale={locale} url={(path) => `${siteUrl}${path}`} />
    </Layout>,
  );
  // Do not convert headings to upper case
  const selectors = [{ selector: 'h1', options: { uppercase: false } }];
  return { subject, html, text: `${toPlainText(html, { selectors }).trim()}\n` };
}

/** Removes line breaks from a subject. Subjects contain names of people, and a line break would inject a header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
