import { Migration } from '@mikro-orm/migrations';

const COLUMNS = [
  'id',
  'kind',
  'locale',
  'number',
  'title',
  'body',
  'effective_from',
  'created_at',
  'summary',
  'must_accept',
  'published_by',
] as const;
const of = (row: string): string => COLUMNS.map((column) => `${row}.${column}`).join(', ');

/** Adds drafts of legal documents, who accepted which version, and the rules of the marketplace. */
export class Migration2027030300LegalAcceptance extends Migration {
  override up(): void {
    this.addSql(`
      alter table legal_document add column summary text,
        add column must_accept boolean not null default false,
        add column published_by uuid references person`);
    this.addSql('create index legal_document_published_by_idx on legal_document (published_by)');
    this.addSql('drop trigger announce_content_change on legal_document');
    this.addSql(`create trigger announce_content_change after update on legal_document for each row
      when ((${of('old')}) is distinct from (${of('new')})) execute function announce_table()`);
    this.addSql(`
      create table legal_draft (
        kind text not null,
        locale text not null,
        title text not null,
        body jsonb not null,
        version integer not null default 1,
        saved_by uuid not null references person,
        saved_at timestamptz not null default now(),
        primary key (kind, locale)
      )`);
    this.addSql('create index legal_draft_saved_by_idx on legal_draft (saved_by)');
    this.addSql(`
      create table legal_acceptance (
        person_id uuid not null references person,
        kind text not null,
        number integer not null,
        accepted_at timestamptz not null default now(),
        primary key (person_id, kind, number)
      )`);
    this.addSql('create index legal_acceptance_version_idx on legal_acceptance (kind, number, accepted_at)');
    for (const [locale, { title, body }] of Object.entries(RULES))
      this.addSql(`insert into legal_document (kind, locale, number, title, body, effective_from)
        values ('RULES', ${quote(locale)}, 1, ${quote(title)}, ${quote(JSON.stringify(toDocument(body)))},
          '2026-11-01T00:00:00+07:00')`);
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
const RULES = {
  vi: {
    title: 'Quy chế hoạt động của sàn',
    body: `
Quy chế này áp dụng cho giảng viên bán khoá học trên {{brand}} và cho người mua của họ, cùng với [Điều khoản sử dụng](/terms).
## Ai được bán
- Người có tài khoản được đăng ký làm giảng viên. Giảng viên khai tư cách người bán (cá nhân, hộ kinh doanh hoặc công ty) và mã số thuế trong hồ sơ.
- Giảng viên chịu trách nhiệm về nội dung, về quyền sử dụng tư liệu và về những gì mình hứa trên trang khoá học.
## Đăng bán
- Khoá học được {{brand}} duyệt trước khi bán. Người duyệt trả lời kèm lý do; giảng viên sửa rồi gửi lại được.
- Khoá đang bán giữ đúng nội dung đã duyệt. Thay đổi bị nghi vi phạm được giữ lại cho người duyệt xem.
- Giá gạch ngang là giá thật đã bán; khoá học không được quảng cáo giảm giá bằng một mức giá chưa từng áp dụng.
## Bán hàng và chia tiền
- Người mua thấy giá, phần giảm, tổng tiền và điều kiện hoàn tiền trước khi trả. Tiền đi qua cổng thanh toán hoặc ngân hàng do {{brand}} kết nối.
- Phần của giảng viên và phần của {{brand}} được ghi cho từng đơn theo mức lúc mua. Giảng viên xem từng đơn trong trang Thu nhập.
- {{brand}} khấu trừ thuế của cá nhân và hộ kinh doanh theo luật và lập chứng từ khấu trừ.
- Tiền của một đơn được giữ cho đến khi hết hạn hoàn tiền, rồi giảng viên rút được.
## Hoàn tiền và khiếu nại
- Người mua yêu cầu hoàn tiền theo [Chính sách hoàn tiền](/refund-policy), trong {{refundDays}} ngày. Giảng viên trả lời trước; quá hạn hoặc không đồng ý, {{brand}} quyết định.
- Người mua và giảng viên khiếu nại qua [trang liên hệ](/contact). Mỗi yêu cầu có mã, hạn trả lời và người phụ trách.
## Nội dung vi phạm
- Ai cũng báo cáo được khoá học, đánh giá và bình luận. {{brand}} xem, ghi lý do và báo cho các bên.
- {{brand}} có thể ẩn hoặc gỡ nội dung, ngừng bán khoá học hoặc khoá tài khoản vi phạm. Người bị xử lý được yêu cầu xem xét lại.
- Đánh giá chỉ đến từ người đã học. {{brand}} không sửa điểm và không bán vị trí trong kết quả tìm kiếm.
## Thay đổi quy chế
- Bản mới được công bố trước ngày có hiệu lực. Các bản trước vẫn đọc được. Đơn đã mua giữ điều kiện lúc mua.`,
  },
  en: {
    title: 'Marketplace rules',
    body: `
These rules apply to teachers who sell courses on {{brand}} and to their buyers, together with the [Terms of use](/terms).
## Who may sell
- Anyone with an account may register as a teacher. Teachers state their legal form (individual, household business or company) and their tax code in their profile.
- Teachers are responsible for their content, for the right to use its material, and for what the course page promises.
## Publishing
- {{brand}} reviews each course before it is sold. Reviewers give their reasons; teachers may correct and submit again.
- A course on sale keeps the content that was reviewed. Edits that may break the rules wait for a reviewer.
- A crossed-out price is one that was really charged; a discount must not refer to a price that never applied.
## Sales and shares
- Buyers see price, discount, total and the conditions for refunds before they pay. Payments use gateways or banks that {{brand}} has connected.
- The teacher’s share and that of {{brand}} are recorded for each order at the rates of the purchase. Teachers see each order under Earnings.
- {{brand}} withholds the taxes of individuals and household businesses as the law requires, and certifies them.
- The money of an order is held until its refund period ends; then the teacher can withdraw it.
## Refunds and complaints
- Buyers request refunds under the [Refund policy](/refund-policy) within {{refundDays}} days. The teacher answers first; if they refuse or do not answer, {{brand}} decides.
- Buyers and teachers complain on the [contact page](/contact). Each request has a number, a deadline and a person in charge.
## Content that breaks the rules
- Anyone may report courses, ratings and comments. {{brand}} reviews them, records the reason and informs those concerned.
- {{brand}} may hide or remove content, stop the sale of a course or suspend an account. Those affected may appeal.
- Ratings come only from people who studied the course. {{brand}} changes no ratings and sells no places in search results.
## Changes
- A new version is published before it takes effect. Earlier versions remain readable. Orders keep the conditions of their purchase.`,
  },
};
