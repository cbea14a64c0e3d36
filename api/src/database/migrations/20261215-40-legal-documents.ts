import { Migration } from '@mikro-orm/migrations';

const COLUMNS = ['id', 'kind', 'locale', 'number', 'title', 'body', 'effective_from', 'created_at'];
const of = (row: string) => COLUMNS.map((column) => `${row}.${column}`).join(', ');

/** Adds the legal documents, with version 1 of each in both languages. */
export class Migration2026121540LegalDocuments extends Migration {
  override up(): void {
    this.addSql(`
      create table legal_document (
        id uuid primary key default uuidv7(),
        kind text not null,
        locale text not null,
        number integer not null check (number > 0),
        title text not null,
        body jsonb not null,
        effective_from timestamptz not null,
        created_at timestamptz not null default now(),
        unique (kind, number, locale)
      )`);
    this.addSql(`create trigger announce_content after insert or delete on legal_document for each row
      execute function announce_table()`);
    this.addSql(`create trigger announce_content_change after update on legal_document for each row
      when ((${of('old')}) is distinct from (${of('new')})) execute function announce_table()`);
    for (const { kind, ...texts } of FIRST_VERSIONS)
      for (const [locale, { title, body }] of Object.entries(texts))
        this.addSql(`insert into legal_document (kind, locale, number, title, body, effective_from)
          values (${[kind, locale].map(quote).join(', ')}, 1, ${quote(title)},
            ${quote(JSON.stringify(toDocument(body)))}, '2026-11-01T00:00:00+07:00')`);
  }
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Lines of text: `## ` begins a heading, `- ` an item, anything else is a paragraph. Links are `[text](path)`. */
const toDocument = (source: string) => {
  const content: { type: string; attrs?: object; content: object[] }[] = [];
  for (const line of source.trim().split('\n')) {
    if (line.startsWith('- ')) {
      if (content.at(-1)?.type !== 'bulletList') content.push({ type: 'bulletList', content: [] });
      content.at(-1)!.content.push({
        type: 'listItem',
        content: [{ type: 'paragraph', content: inline(line.slice(2)) }],
      });
    } else if (line.startsWith('## '))
      content.push({ type: 'heading', attrs: { level: 2 }, content: inline(line.slice(3)) });
    else if (line) content.push({ type: 'paragraph', content: inline(line) });
  }
  return { type: 'doc', content };
};

const inline = (line: string): object[] =>
  line.split(/(\[[^\]]+\]\([^)]+\))/).flatMap((part) => {
    const [, text, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (text) return [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }];
    return part ? [{ type: 'text', text: part }] : [];
  });

/** Each `{{name}}` stands for the value of a setting (features/legal-documents/placeholders.ts). */
const FIRST_VERSIONS = [
  {
    kind: 'TERMS',
    vi: {
      title: 'Điều khoản sử dụng',
      body: `
Điều khoản này áp dụng cho mọi người dùng Sen. Khi tạo tài khoản, bạn đồng ý với điều khoản này và [Chính sách quyền riêng tư](/privacy).
## Tài khoản
- Tài khoản là của riêng bạn. Bạn giữ kín mật khẩu và chịu trách nhiệm về mọi hoạt động của tài khoản.
- Bạn xem các thiết bị đã đăng nhập, đăng xuất chúng và bật xác thực hai bước trong mục Bảo mật của hồ sơ.
- Sen có thể khoá tài khoản vi phạm điều khoản này.
## Mua khoá học
- Trang thanh toán ghi rõ giá, phần giảm giá và tổng tiền trước khi bạn trả. Sen giữ giá của đơn trong {{orderHours}} giờ; quá hạn mà chưa thanh toán, đơn hết hạn.
- Khoá học mở khi Sen nhận được xác nhận thanh toán từ cổng thanh toán hoặc ngân hàng.
- Khoá đã mua thuộc về tài khoản của bạn, kể cả khi khoá học ngừng bán sau này. Khoá có thời hạn học luôn ghi rõ trước khi bạn mua.
- Điều kiện và cách hoàn tiền nằm trong [Chính sách hoàn tiền](/refund-policy).
## Nội dung
- Bài học thuộc về giảng viên. Bạn chỉ dùng để học, không sao chép, chia sẻ lại hay bán lại.
- Giảng viên chỉ đưa lên nội dung mà mình có quyền sử dụng. Khoá học được Sen duyệt trước khi mở bán.
- Chứng chỉ do Sen cấp khi bạn học xong mọi bài bắt buộc của khoá có chứng chỉ, và tra cứu được tại [trang tra cứu](/verify).
## Ứng xử
- Bạn viết đánh giá, câu hỏi và trao đổi trung thực, tôn trọng người khác.
- Bạn tự làm bài kiểm tra và bài tập của mình.
- Thấy nội dung không phù hợp, bạn báo cáo ngay tại nội dung đó để Sen xem xét.
## Giảng viên
- Giảng viên tự đặt giá, trả lời học viên và trả lời yêu cầu hoàn tiền đúng hạn.
- Phần thu nhập của mỗi đơn được ghi trong sổ của giảng viên. Thời gian tạm giữ và mức rút tối thiểu hiện ở trang Thu nhập.
## Thay đổi điều khoản
Mỗi lần thay đổi là một phiên bản mới có số và ngày hiệu lực. Đơn đã mua giữ hạn hoàn tiền và phần bài được mở của lúc mua.
## Liên hệ
Bạn có câu hỏi, hãy xem [Trung tâm trợ giúp](/help) hoặc [gửi yêu cầu cho Sen](/contact).`,
    },
    en: {
      title: 'Terms of use',
      body: `
These terms apply to everyone who uses Sen. By creating an account, you agree to them and to the [Privacy policy](/privacy).
## Your account
- Your account is yours alone. Keep your password private; you are responsible for what happens in your account.
- In the security section of your profile, you see the devices that are signed in, sign them out, and turn on two-step verification.
- Sen may lock accounts that break these terms.
## Buying courses
- The checkout shows the price, the discounts and the total before you pay. Sen holds the price of an order for {{orderHours}} hours; an order that is not paid by then expires.
- A course opens when Sen receives the confirmation of your payment from the gateway or the bank.
- A course you bought stays in your account, even after it is taken off sale. If access is limited in time, you see it before you buy.
- The [Refund policy](/refund-policy) states when and how you get a refund.
## Content
- Lessons belong to their teachers. Use them for your own study; don’t copy, share or resell them.
- Teachers upload only content that they have the right to use. Sen reviews every course before it goes on sale.
- Sen issues a certificate when you complete every required lesson of a course that has one. Anyone can check it on the [verification page](/verify).
## Conduct
- Be honest and respectful in ratings, questions and discussions.
- Do your own quizzes and assignments.
- If you see unsuitable content, report it where you see it, and Sen will review it.
## Teachers
- Teachers set their prices, answer their students, and answer refund requests in time.
- The teacher’s share of every order is recorded in their ledger. The earnings page shows the holding period and the minimum payout.
## Changes
Each change is a new version with a number and an effective date. Orders keep the refund period and the share of lessons that applied when they were bought.
## Contact
If you have questions, see the [help centre](/help) or [send Sen a request](/contact).`,
    },
  },
  {
    kind: 'PRIVACY',
    vi: {
      title: 'Chính sách quyền riêng tư',
      body: `
Chính sách này cho biết Sen lưu dữ liệu gì của bạn, dùng vào việc gì và bạn có quyền gì.
## Dữ liệu Sen lưu
- Tài khoản: họ tên, email, ảnh và những gì bạn tự ghi trong hồ sơ.
- Việc học: khoá đã ghi danh, tiến độ, bài làm, ghi chú, câu hỏi, đánh giá và chứng chỉ.
- Mua bán: đơn hàng, khoản thanh toán, yêu cầu hoàn tiền, và thông tin xuất hoá đơn nếu bạn nhập.
- Bảo mật: các thiết bị đã đăng nhập và thời điểm đăng nhập.
- Yêu cầu hỗ trợ bạn gửi và câu trả lời.
## Mục đích
Sen dùng dữ liệu này để mở khoá học, ghi nhớ tiến độ, cấp chứng chỉ, xử lý thanh toán và hoàn tiền, trả lời bạn và bảo vệ tài khoản. Sen không bán dữ liệu của bạn.
## Ai nhận dữ liệu
- Cổng thanh toán nhận mã đơn, số tiền và địa chỉ IP của bạn. Sen không lưu số thẻ.
- Ngân hàng nhận tên và số tài khoản khi Sen chuyển khoản cho bạn.
- Giảng viên của một khoá học thấy tên, tiến độ và bài làm của học viên trong khoá đó.
- Ai có mã chứng chỉ cũng tra cứu được tên và khoá học ghi trên chứng chỉ.
- Nội dung đưa vào trợ lý AI được gửi cho dịch vụ AI mà Sen kết nối, nếu có.
## Dữ liệu trên trình duyệt
Trình duyệt giữ phiên đăng nhập, giao diện và ngôn ngữ bạn chọn. Sen không dùng cookie quảng cáo.
## Quyền của bạn
- Bạn xem và sửa dữ liệu trong Hồ sơ cá nhân bất cứ lúc nào.
- Bạn tải bản sao mọi dữ liệu Sen lưu về bạn tại mục [Dữ liệu của bạn](/dashboard/profile/data).
- Bạn xoá tài khoản tại cùng mục đó. Tài khoản bị xoá sau 7 ngày; trước hạn, bạn đổi ý lúc nào cũng được.
- Bạn chọn loại thông báo và email muốn nhận trong phần cài đặt thông báo.
## Lưu trong bao lâu
- Khi tài khoản bị xoá, tên, email, ảnh, phiên đăng nhập và lời đánh giá của bạn bị xoá. Đơn hàng, sổ sách và số sao đã chấm được giữ lại không kèm tên, vì luật kế toán yêu cầu lưu 10 năm.
- Dữ liệu bạn xoá thường còn trong các bản sao lưu không quá {{backupDays}} ngày. Nếu Sen phải khôi phục từ một bản sao lưu, tài khoản bạn đã xoá sẽ được xoá lại.
- Lịch sử xem bài và tìm kiếm từng lần bị xoá sau 90 ngày; sau đó chỉ còn số liệu tổng.
## Liên hệ
Câu hỏi về dữ liệu của bạn, hãy [gửi yêu cầu cho Sen](/contact).`,
    },
    en: {
      title: 'Privacy policy',
      body: `
This policy states what data Sen stores about you, what it is used for, and what your rights are.
## What Sen stores
- Account: your name, email address, picture, and what you add to your profile.
- Learning: enrolments, progress, submissions, notes, questions, ratings and certificates.
- Purchases: orders, payments, refund requests, and the invoice details that you enter.
- Security: the devices you signed in on, and when.
- Support: your requests and the replies.
## Why
Sen uses this data to open your courses, remember your progress, issue certificates, process payments and refunds, reply to you, and protect your account. Sen does not sell your data.
## Who receives data
- The payment gateway receives the order number, the amount and your IP address. Sen does not store card numbers.
- The bank receives your name and account number when Sen transfers money to you.
- The teachers of a course see the names, progress and submissions of its students.
- Anyone with the code of a certificate can look up the name and the course on it.
- Content given to the AI assistant is sent to the AI service that Sen is connected to, if there is one.
## Data in your browser
Your browser keeps your session, theme and language. Sen uses no advertising cookies.
## Your rights
- You can view and correct your data in your profile at any time.
- You can download a copy of everything Sen stores about you under [Your data](/dashboard/profile/data).
- You can delete your account there, too. It is deleted after 7 days; until then you can change your mind at any time.
- You choose which notifications and emails you receive in your notification settings.
## How long
- When an account is deleted, your name, email address, picture, sessions and the text of your ratings are deleted. Orders, accounts and the stars you gave are kept without your name, because accounting law requires them for 10 years.
- Deleted data usually remains in backups for at most {{backupDays}} days. If Sen ever restores a backup, deleted accounts are deleted again.
- The history of single viewings and searches is deleted after 90 days; only totals remain.
## Contact
If you have questions about your data, [send Sen a request](/contact).`,
    },
  },
  {
    kind: 'REFUNDS',
    vi: {
      title: 'Chính sách hoàn tiền',
      body: `
Mua rồi thấy chưa phù hợp, bạn yêu cầu hoàn toàn bộ số tiền đã trả cho khoá học đó.
## Điều kiện
- Chưa quá {{refundDays}} ngày kể từ lúc thanh toán.
- Chưa mở quá {{refundMostPercent}}% số bài của khoá học. Bài được tính khi bạn mở, kể cả khi chưa học xong. Trang học báo trước khi bạn mở bài làm hết quyền hoàn tiền.
- Khoá học chưa cấp chứng chỉ cho bạn.
- Ngân hàng của bạn không đang tra soát khoản thanh toán đó.
Đơn đã mua giữ số ngày và phần bài của lúc mua, kể cả khi chính sách này thay đổi.
## Cách yêu cầu
Bạn mở [Yêu cầu hoàn tiền](/dashboard/refunds), chọn khoá học và lý do. Trang này cũng cho biết bạn còn bao nhiêu ngày và mở được thêm bao nhiêu bài.
## Ai trả lời, trong bao lâu
- Giảng viên trả lời trong {{refundTeacherDays}} ngày. Nếu giảng viên không đồng ý hoặc không trả lời kịp, Sen quyết định trong {{refundAnswerDays}} ngày.
- Nếu yêu cầu bị từ chối, bạn được yêu cầu xem xét lại một lần trong {{refundAppealDays}} ngày.
- Bạn rút yêu cầu được trong lúc chờ.
## Nhận tiền
- Tiền được hoàn qua cổng thanh toán bạn đã dùng, trong 3 đến 5 ngày làm việc sau khi được duyệt.
- Nếu bạn đã chuyển khoản, Sen hoàn tiền vào tài khoản ngân hàng bạn nhập trong yêu cầu.
- Khi yêu cầu được duyệt, khoá học đóng lại; ghi chú của bạn vẫn còn.
## Mua nhầm
Trong {{refundExchangeHours}} giờ sau khi thanh toán, bạn đổi được một lần sang khoá học khác khi còn quyền hoàn tiền. Tiền đã trả được trừ vào khoá mới; phần thừa được hoàn lại.
## Giảng viên
Gói giảng viên có điều kiện riêng, hiện ở trang của gói.`,
    },
    en: {
      title: 'Refund policy',
      body: `
If a course is not right for you, you can request a refund of everything you paid for it.
## Conditions
- At most {{refundDays}} days have passed since your payment.
- You have opened at most {{refundMostPercent}}% of the course’s lessons. A lesson counts when you open it, even if you don’t complete it. The player warns you before you open the lesson that ends the right to a refund.
- You have not received the certificate of the course.
- Your bank is not disputing the payment.
Orders keep the number of days and the share of lessons that applied when they were bought, even if this policy changes.
## How to request
Open [Refund requests](/dashboard/refunds) and choose the course and a reason. The page also shows how many days and lessons are left.
## Who answers, and when
- The teacher answers within {{refundTeacherDays}} days. If the teacher disagrees or does not answer in time, Sen decides within {{refundAnswerDays}} days.
- If a request is rejected, you can appeal once within {{refundAppealDays}} days.
- While you wait, you can withdraw the request.
## Receiving the money
- The money returns through the gateway you paid with, within 3 to 5 working days after the approval.
- If you paid by bank transfer, Sen transfers it to the bank account that you enter in the request.
- Once approved, the course closes; your notes remain.
## Bought by mistake
Within {{refundExchangeHours}} hours after the payment, you can exchange the course once for another one while you have the right to a refund. What you paid is used for the new course, and any remainder is refunded.
## Teachers
Teacher packages have their own conditions, which the page of the package shows.`,
    },
  },
  {
    kind: 'OWNER',
    vi: {
      title: 'Đơn vị vận hành',
      body: `
Trang này dành cho thông tin của đơn vị vận hành nền tảng: tên doanh nghiệp, mã số doanh nghiệp, địa chỉ, điện thoại, người đại diện và thông tin đăng ký với cơ quan quản lý.
Đơn vị vận hành chưa công bố những thông tin này.
Trong lúc đó, bạn liên hệ qua [trang liên hệ](/contact). Khi cần hoá đơn hoặc cần xác minh bên nhận tiền, hãy gửi yêu cầu trước khi thanh toán.`,
    },
    en: {
      title: 'Operator',
      body: `
This page is for the particulars of the platform’s operator: company name, business registration number, address, phone, representative, and registration with the authorities.
The operator has not published them yet.
Until then, use the [contact page](/contact). If you need an invoice or want to verify who receives your money, send a request before you pay.`,
    },
  },
];
