import { formatVnd } from '../../../../platform/i18n/formats.ts';
import { type Decision, type SandboxPayment } from './sandbox-payment.ts';
import type { Simulator } from './simulator.ts';

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Words {
  title: string;
  note: string;
  amount: string;
  order: string;
  choose: string;
  decisions: Record<Decision, string>;
  errors: Record<string, string>;
}

const vi: Words = {
  title: '{name} mô phỏng',
  note: 'Đây là cổng thanh toán mô phỏng để dùng thử. Không có tiền thật nào được chuyển.',
  amount: 'Số tiền',
  order: 'Nội dung',
  choose: 'Bạn muốn thử trường hợp nào?',
  decisions: {
    pay: 'Thanh toán thành công',
    cancel: 'Huỷ giao dịch',
    'no-funds': 'Tài khoản không đủ số dư',
    suspicious: 'Trừ tiền nhưng bị nghi ngờ',
    'pay-silently': 'Thanh toán, nhưng thông báo bị thất lạc',
    'pay-late': 'Thanh toán muộn, một phút sau khi hết hạn',
    'pay-twice': 'Bị trừ tiền hai lần',
    'pay-no-refund': 'Thanh toán, nhưng sau này không hoàn được tiền',
    'pay-other-amount': 'Chuyển thiếu 1.000 ₫',
    'pay-other-content': 'Chuyển với nội dung khác',
  },
  errors: {
    '70': 'Chữ ký không hợp lệ.',
    '15': 'Giao dịch đã quá thời gian chờ thanh toán.',
    '03': 'Dữ liệu gửi sang không đúng định dạng.',
    '01': 'Mã giao dịch này đã được dùng.',
  },
};

const en: Words = {
  title: 'Simulated {name}',
  note: 'This is a simulated payment gateway to try things with. No real money moves.',
  amount: 'Amount',
  order: 'Description',
  choose: 'What would you like to try?',
  decisions: {
    pay: 'Pay successfully',
    cancel: 'Cancel',
    'no-funds': 'Not enough money in the account',
    suspicious: 'Charged, but suspected of fraud',
    'pay-silently': 'Pay, but lose the notification',
    'pay-late': 'Pay late, a minute after the time has run out',
    'pay-twice': 'Get charged twice',
    'pay-no-refund': 'Pay, and have later refunds turned down',
    'pay-other-amount': 'Transfer 1,000 ₫ too little',
    'pay-other-content': 'Transfer with another content',
  },
  errors: {
    '70': 'The signature is wrong.',
    '15': 'The time to pay has run out.',
    '03': 'What was sent has the wrong form.',
    '01': 'This reference was used already.',
  },
};

/** The page has no script, and its styles are a separate file. */
const WORDS = { vi, en };

export function paymentPage(simulator: Simulator, payment: SandboxPayment, query: string): string {
  const locale = isEnglish(payment.request) ? 'en' : 'vi';
  const words = WORDS[locale];
  const buttons = simulator.decisions.map(
    (decision, i) =>
      `<button name="decision" value="${decision}"${i === 0 ? ' class="main"' : ''}>${escapeHtml(words.decisions[decision])}</button>`,
  );
  return page(
    words,
    simulator,
    `<dl><dt>${words.amount}</dt><dd class="amount">${formatVnd(locale, payment.amount)}</dd>
<dt>${words.order}</dt><dd>${escapeHtml(payment.info)}</dd></dl>
<h2>${words.choose}</h2>
<form method="post" action="/sandbox/${simulator.code.toLowerCase()}/decision"><input type="hidden" name="query" value="${escapeHtml(query)}">${buttons.join('')}</form>`,
  );
}

export function errorPage(
  simulator: Simulator,
  query: Readonly<Record<string, string>>,
  code: string,
): string {
  const words = isEnglish(query) ? en : vi;
  return page(
    words,
    simulator,
    `<p class="error">${words.errors[code] ?? ''} (code=${escapeHtml(code)})</p>`,
  );
}

/** MoMo's field is `lang`, VNPAY's `vnp_Locale`. */
const isEnglish = (fields: Readonly<Record<string, string>>): boolean =>
  fields.locale === 'en' || fields.vnp_Locale === 'en';

const page = (words: Words, { name }: Simulator, body: string) =>
  sandboxPage(words === en, words.title.replace('{name}', name), words.note, body);

/** A page of the sandbox, with a notice that it is simulated. */
export const sandboxPage = (
  isInEnglish: boolean,
  title: string,
  note: string,
  body: string,
) => `<!doctype html>
<html lang="${isInEnglish ? 'en' : 'vi'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/sandbox/sandbox.css"></head>
<body><main><h1>${title}</h1><p class="note">${note}</p>${body}</main></body></html>`;

export const SANDBOX_STYLES = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f6fb,#10131a);color:light-dark(#1d2433,#e6e9f0)}
main{max-width:440px;margin:32px auto;padding:24px;background:light-dark(#fff,#181d27);border-radius:16px}
h1{margin:0 0 8px;font-size:24px}h2{font-size:16px;margin:24px 0 8px}
.note{margin:0;padding:12px;border-radius:8px;background:light-dark(#fff3dc,#2e2512);color:light-dark(#7a4900,#f3c06a)}
.error{padding:12px;border-radius:8px;background:light-dark(#fdece7,#331b15);color:light-dark(#a8321a,#ff9b85)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:24px 0 0}dt{color:light-dark(#5a6272,#a2abbb)}dd{margin:0;text-align:right}
.amount{font-weight:700;font-size:20px}form{display:grid;gap:8px}
button{font:inherit;font-weight:600;padding:12px;border-radius:10px;border:1px solid light-dark(#c6cddb,#3a4353);background:none;color:inherit;cursor:pointer}
button.main{background:#005baa;border-color:#005baa;color:#fff}button:focus-visible{outline:3px solid #ffb000;outline-offset:2px}`;
