import { LANGUAGE_TAGS, type Locale } from '../../platform/i18n/locale.ts';

export interface StoredMail {
  readonly id: string;
  readonly sender: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: string;
}

const texts = {
  vi: {
    title: 'Hộp thư mô phỏng',
    note: 'Chưa có máy chủ thư (SMTP_URL), nên thư nằm ở đây và không gửi đi đâu cả. 500 thư mới nhất được giữ lại.',
    empty: 'Chưa có thư nào. Bạn thử đăng ký một tài khoản nhé.',
    none: 'Không có thư nào gửi tới địa chỉ này.',
    to: 'Gửi tới',
    from: 'Từ',
    at: 'Lúc',
    find: 'Tìm theo người nhận',
    back: 'Tất cả thư',
    refresh: 'Tải lại',
    html: 'Bản trình bày',
    text: 'Bản chữ',
    gone: 'Thư này không còn nữa.',
  },
  en: {
    title: 'Simulated mailbox',
    note: 'No mail server is configured (SMTP_URL), so emails are stored here instead of being sent. The newest 500 are kept.',
    empty: 'No mail yet. Try signing up for an account.',
    none: 'No mail to this address.',
    to: 'To',
    from: 'From',
    at: 'At',
    find: 'Find by recipient',
    back: 'All mails',
    refresh: 'Reload',
    html: 'As designed',
    text: 'As text',
    gone: 'This mail is gone.',
  },
} as const;

export function listPage(locale: Locale, mails: readonly StoredMail[], recipient: string): string {
  const words = texts[locale];
  const rows = mails.map(
    (mail) => `<li><a href="/sandbox/mailbox/${mail.id}"><b>${escapeHtml(mail.subject)}</b>
<span>${escapeHtml(mail.recipient)}</span><time>${toTime(locale, mail.created_at)}</time></a></li>`,
  );
  return page(
    locale,
    words.title,
    `<form><input name="to" type="search" value="${escapeHtml(recipient)}" placeholder="${words.find}" aria-label="${words.find}">
<button>${words.refresh}</button></form>
${rows.length ? `<ul>${rows.join('\n')}</ul>` : `<p class="empty">${recipient ? words.none : words.empty}</p>`}`,
  );
}

export function mailPage(locale: Locale, mail: StoredMail & { readonly text: string }): string {
  const words = texts[locale];
  return page(
    locale,
    mail.subject,
    `<nav><a href="/sandbox/mailbox">← ${words.back}</a></nav><h2>${escapeHtml(mail.subject)}</h2>
<dl><dt>${words.from}</dt><dd>${escapeHtml(mail.sender)}</dd><dt>${words.to}</dt><dd>${escapeHtml(mail.recipient)}</dd>
<dt>${words.at}</dt><dd>${toTime(locale, mail.created_at)}</dd></dl>
<h3>${words.html}</h3>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/sandbox/mailbox/${mail.id}/html" title="${words.html}"></iframe>
<h3>${words.text}</h3><pre>${linkUrls(mail.text)}</pre>`,
  );
}

export const gonePage = (locale: Locale): string =>
  page(
    locale,
    texts[locale].title,
    `<nav><a href="/sandbox/mailbox">← ${texts[locale].back}</a></nav><p class="empty">${texts[locale].gone}</p>`,
  );

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const linkUrls = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>()]+/g, (url) => `<a href="${url}">${url}</a>`);
const toTime = (locale: Locale, at: string) =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(new Date(at));

const page = (locale: Locale, title: string, body: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/sandbox/mailbox.css"></head>
<body><main><h1>${texts[locale].title}</h1><p class="note">${texts[locale].note}</p>${body}</main></body></html>`;

export const MAILBOX_STYLES = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;font:16px/24px 'Be Vietnam Pro',system-ui,sans-serif;background:light-dark(#fbf9f5,#111614);color:light-dark(#23211d,#e9ece8)}
main{max-width:880px;margin:0 auto;padding:32px 16px 64px}
h1{margin:0 0 12px;font-size:28px;line-height:36px;text-wrap:balance}h2{margin:16px 0 12px;font-size:22px;line-height:30px;overflow-wrap:anywhere}h3{margin:24px 0 8px;font-size:16px}
.note{margin:0 0 24px;padding:12px 16px;border-radius:12px;background:light-dark(#fff3dc,#2e2512);color:light-dark(#8a5300,#f3c06a);font-size:14px;line-height:20px}
.empty{padding:48px 16px;text-align:center;color:light-dark(#6a645a,#a3ada7)}
form{display:flex;gap:8px;margin:0 0 16px}input,button{font:inherit;height:44px;border-radius:12px;border:1px solid light-dark(#8f897d,#6c7872);background:light-dark(#fff,#171d1b);color:inherit;padding:0 14px}
input{flex:1;min-width:0}button{font-weight:600;cursor:pointer}
ul{margin:0;padding:0;list-style:none;background:light-dark(#fff,#171d1b);border-radius:16px;overflow:hidden}
li+li{border-top:1px solid light-dark(#e9e5dc,#2a332f)}
li a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:12px 20px;color:inherit;text-decoration:none}
li a:hover{background:light-dark(#f4f1ea,#1f2724)}li b{font-weight:600;overflow-wrap:anywhere}
li span{grid-row:2;color:light-dark(#6a645a,#a3ada7);font-size:14px;overflow-wrap:anywhere}
time{color:light-dark(#6a645a,#a3ada7);font-size:14px;font-variant-numeric:tabular-nums}
a{color:light-dark(#0b6b5d,#6fcab7)}:focus-visible{outline:2px solid light-dark(#137d6d,#4fb8a3);outline-offset:2px}li a:focus-visible{outline-offset:-2px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0;font-size:14px;line-height:20px}dt{color:light-dark(#6a645a,#a3ada7)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:560px;border:1px solid light-dark(#e9e5dc,#2a332f);border-radius:16px;background:light-dark(#fbf9f5,#111614);resize:vertical}
pre{margin:0;padding:20px;border-radius:16px;background:light-dark(#fff,#171d1b);white-space:pre-wrap;overflow-wrap:anywhere;font:14px/22px ui-monospace,monospace}
@media (max-width:560px){li a{grid-template-columns:1fr}li span{grid-row:auto}}`;
