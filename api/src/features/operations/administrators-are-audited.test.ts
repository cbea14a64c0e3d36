import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { ADMINISTRATIVE, type Permission } from '../../platform/access/permissions.ts';
import { stageUpload } from '../../platform/files/uploads.ts';
import { ownApp } from '../../testing/app.ts';
import { type Actor, course, select, teacher } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from '../courses/index.ts';
import { createVerifyCode } from '../learning/certificates/verify-code.ts';
import { approve, createPayableTeacher, createPayout, makeFile } from '../ledger/payouts/testing/payouts.ts';
import { createDebtor, sellCourse } from '../ledger/testing/sell-course.ts';
import { insertRefund } from '../refunds/testing/insert-refund.ts';
import { ReviewItem } from '../review/index.ts';
import { sealPaperNumber } from '../sellers/index.ts';

/** Every action of an administrator is in the audit log, with the values before and after, and without secrets. */
const app = await ownApp();
const { admin, ask, customRole, enrol, student, updateRow, value } = helpersFor(app);
let boss: Actor;
beforeAll(async () => {
  boss = await admin();
});

const mutations = app.engine.reads.schema.getMutationType()!.getFields();
const administrative = Object.values(mutations)
  .filter(({ extensions }) => ADMINISTRATIVE.has(extensions.allow as Permission))
  .map(({ name }) => name);

const SECRET = 'mat-khau-chi-minh-biet';
const person = async () => (await student()).id;
const role = () => customRole(['audit:read']);
const submitted = async (verdict: string) => {
  const seller = await teacher(app);
  const { id } = await course(app, seller.id, { status: CourseStatus.PENDING_REVIEW });
  await select(app, 'insert into course_review (course_id, submitted_by_id) values (?, ?)', [id, seller.id]);
  const checklist = Object.values(ReviewItem).map((item) => `{item: ${item}, verdict: ${verdict}}`);
  return `courseId: "${id}", checklist: [${checklist.join(', ')}]`;
};

const child12 = async () => {
  const child = await student();
  await updateRow('person', child.id, `birth_year = ${new Date().getFullYear() - 12}`);
  return child.id;
};
const privacyRequest = async () =>
  value<string>(
    `insert into privacy_request (person_id, kind, text, due_at)
     values (?, 'CORRECTION', 'Thử', now() + interval '2 days') returning id`,
    await person(),
  );

const refund = async (status: 'ADMIN_REVIEW' | 'FAILED' | 'PROCESSING') =>
  insertRefund(app, await teacher(app), status);
const made = (statement: string, values: unknown[]) => value<string>(`${statement} returning id`, ...values);
const synonym = (one: string, other: string) =>
  made('insert into search_synonym (terms) values (array[?, ?])', [one, other]);

async function reported(): Promise<{ caseId: string; authorId: string }> {
  const { id: authorId } = await teacher(app);
  const { lessonIds } = await course(app, authorId);
  const comment = await made("insert into comment (lesson_id, author_id, text) values (?, ?, 'Quảng cáo')", [
    lessonIds[0],
    authorId,
  ]);
  const caseId = await made(
    "insert into content_case (kind, target_id, report_count) values ('COMMENT', ?, 1)",
    [comment],
  );
  return { caseId, authorId };
}

const category = () => {
  const slug = crypto.randomUUID();
  return made(
    "insert into category (slug, name, name_en, icon, motif, position) values (?, 'Danh mục', 'Category', 'code', 'code', 99)",
    [slug],
  );
};

const backup = () =>
  made("insert into backup_run (trigger, status, folder, snapshot_at) values ('MANUAL', 'OK', ?, now())", [
    randomUUID(),
  ]);

/** A payout in a state, of a teacher without other data. */
const payout = async (status: 'PENDING' | 'APPROVED' | 'PROCESSING') => {
  const { id } = await createPayout(app, await createPayableTeacher(app, 630_000), 200_000);
  const approver = await admin();
  if (status !== 'PENDING') await approve(app, approver, id);
  if (status === 'PROCESSING') await makeFile(app, approver);
  return id;
};

const certificate = async () => {
  const enrolled = await enrol((await student()).id, (await course(app, (await teacher(app)).id)).id);
  return made(
    `insert into certificate (enrolment_id, serial, verify_code, student_name, course_title)
     values (?, gen_random_uuid()::text, gen_random_uuid()::text, 'Thử', 'Khoá')`,
    [enrolled],
  );
};

const statement = (reference: string) =>
  `importIncomingTransfers(input: {text: "date,reference,amount,content\\n2026-11-22 14:02:37,${reference},7000,khong ro"}) { unfitting }`;

const paidOrder = async () => {
  const { orderId, buyerId, courseId } = await sellCourse(app, await teacher(app), 100_000);
  await enrol(buyerId, courseId);
  const reference = `SEN${randomUUID().slice(0, 8)}`;
  await select(
    app,
    `insert into payment_attempt (order_id, gateway, reference, amount, status, expires_at, settled_at)
     values (?, 'VNPAY', ?, 100000, 'SUCCEEDED', now(), now())`,
    [orderId, reference],
  );
  return { orderId, reference };
};
const dispute = async () => {
  const { reference } = await paidOrder();
  const input = `{paymentReference: "${reference}", reference: "CB-${reference}", deadline: "2030-01-01"}`;
  const reply = await ask(boss, `mutation { openDispute(input: ${input}) { id } }`);
  return (reply.data.openDispute as { id: string }).id;
};

const rejectedEInvoice = async () => {
  const { orderId, lineId, buyerId } = await sellCourse(app, await teacher(app), 100_000);
  return made(
    `insert into e_invoice (kind, status, order_id, line_id, seller, buyer_id, buyer_name, item, amount, vat, vat_amount, sent_at, rejected_by)
     values ('ORIGINAL', 'REJECTED', ?, ?, 'PLATFORM', ?, 'Cty Cũ', 'Khoá', 100000, 'SALES', 0, now(), 'TAX_OFFICE')`,
    [orderId, lineId, buyerId],
  );
};
/** A closed month of a teacher with a sale of 100,000 đồng. */
const closedMonth = async () => {
  const { id } = await teacher(app);
  await select(
    app,
    `insert into teacher_invoice (teacher_id, month, sequence, number, sales, gross, commission, vat_withheld, pit_withheld,
       share, refunded, commission_back, vat_back, pit_back, share_back, owed_back, released, netted, written_off, paid_out,
       opening, closing, opening_owed, closing_owed)
     select ?, '2026-01-01', n, 'BK-0126-' || n, 1, 100000, 30000, 5000, 2000, 63000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 63000, 0, 0
     from (select coalesce(max(sequence), 0) + 1 as n from teacher_invoice where month = '2026-01-01') s`,
    [id],
  );
  return id;
};
const sellerIdentity = async () =>
  made(
    `insert into seller_identity (person_id, status, method, seller_class, legal_name, paper_kind, paper_number_sealed, paper_last_digits)
     values (?, 'PENDING', 'EVIDENCE', 'INDIVIDUAL', 'Lê An', 'CITIZEN_IDENTITY', ?, '2345')`,
    [(await teacher(app)).id, sealPaperNumber(app.services.keys, '001190012345')],
  );
const INVOICE_TERMS = '{seller: PLATFORM, vat: RATE_10}';
const TAX_RATES = '{vatBp: 500, pitBp: 200, nonResidentVatBp: 500, nonResidentPitBp: 500}';

/** A teacher with a debt. `proposal` adds the proposal of another administrator to write a part off. */
const debtor = () => createDebtor(app, 100_000);
const proposal = async () =>
  made(
    "insert into write_off (teacher_id, amount, reason, proposed_by) values (?, 1000, 'Mất liên lạc', ?)",
    [await debtor(), (await admin()).id],
  );

const settlement = (reference: string) =>
  `importSettlement(input: {gateway: VNPAY, text: "kind,reference,transaction,amount,fee,settled_at\\nPAYMENT,${reference},T1,7000,0,2026-11-22T09:00:00Z"}) { lines }`;

/** Unmatched money from a bank statement. */
const unfitting = async () => {
  const reference = `FT-${randomUUID()}`;
  expect((await ask(boss, `mutation { ${statement(reference)} }`)).errors).toBeUndefined();
  return value<string>('select id from suspense_item where transaction = ?', reference);
};

const packageId = (code: string) => value<string>('select id from package where code = ?', code);
const versionId = async (code: string) =>
  value<string>('select id from package_version where package_id = ? limit 1', await packageId(code));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const webhook = () =>
  made(
    "insert into webhook (name, address, kinds, secret_sealed) values ('Kho', 'https://kho.example.vn', ?, 'x')",
    ['{ORDER_PAID}'],
  );
const failedDelivery = async () => {
  const webhookId = await webhook();
  const id = await made(
    `insert into webhook_delivery (webhook_id, kind, object_id, version, state, ended_at)
     values (?, 'ORDER_PAID', gen_random_uuid(), 1, 'FAILED', now())`,
    [webhookId],
  );
  return { id, webhookId };
};

/** A ticket of a new member, or of the given requester. */
const ticket = async (requester?: string) =>
  made(
    `insert into ticket (number, subject, category, language, requester_id, message_count)
     select 'HT-' || gen_random_uuid(), 'Chưa vào học được', 'PAYMENT', 'vi', ?::uuid, 1`,
    [requester ?? (await person())],
  );
const cannedAnswer = () =>
  made(
    "insert into canned_answer (title_vi, title_en, text_vi, text_en) values ('Chào', 'Hello', 'Chào bạn', 'Hello')",
    [],
  );
const announcement = () =>
  made(
    `insert into announcement (kind, title_vi, title_en, text_vi, text_en, audience, starts_at, ends_at)
     values ('INFO', 'Bảo trì', 'Maintenance', 'Đêm nay', 'Tonight', 'EVERYONE', now(), now() + interval '1 day')`,
    [],
  );
const savedReport = () =>
  made(
    `insert into saved_report (owner_id, name, kind, period, step) values (?, 'Doanh thu', 'SALES', 'LAST_MONTH', 'DAY')`,
    [boss.id],
  );
const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const announced = () =>
  `kind: INFO, titleVi: "Bảo trì", titleEn: "Maintenance", textVi: "Đêm nay", textEn: "Tonight", audience: EVERYONE,
   startsAt: "${later(1)}", endsAt: "${later(2)}", isDismissible: true`;
const CANNED = 'titleVi: "Cảm ơn", titleEn: "Thanks", textVi: "Cảm ơn bạn", textEn: "Thank you"';

const deadLetter = () =>
  made(
    `insert into pgboss.job (name, data, source_name, source_retry_count) values ('dead-letters', '{}', 'analytics.sum', 10)`,
    [],
  );

/** One successful call of each mutation. */
const LEGAL_TEXT =
  '{type: "doc", content: [{type: "paragraph", content: [{type: "text", text: "Văn bản"}]}]}';
const legalDraft = (kind: string) =>
  select(
    app,
    `insert into legal_draft (kind, locale, title, body, saved_by) values (?, 'vi', 'Nháp', '{"type":"doc"}', ?)`,
    [kind, boss.id],
  );
const customPage = async (isPublished: boolean) => {
  const [page] = await select<{ id: string }>(
    app,
    `with page as (insert into custom_page (slug, version, published_version, published_at)
         values (md5(random()::text), 1, case when ? then 1 end, case when ? then now() end) returning id)
       insert into custom_page_version (page_id, number, in_footer, above_courses, translations, saved_by)
       select id, 1, false, false, '[{"language": "vi", "title": "Trang", "blocks": []}]', ? from page
       returning page_id as id`,
    [isPublished, isPublished, boss.id],
  );
  return page!.id;
};
const calls: Readonly<Record<string, () => Promise<string>>> = {
  assignReview: async () => {
    const courseId = (await submitted('PASS')).match(/courseId: "([^"]+)/)?.[1] ?? '';
    const [review] = await select<{ id: string }>(
      app,
      "select id from course_review where course_id = ? and decision = 'PENDING'",
      [courseId],
    );
    return `assignReview(input: {reviewId: "${review!.id}", personId: "${boss.id}"}) { id }`;
  },
  decideHeldEdit: async () => {
    const { id: authorId } = await teacher(app);
    const made = await course(app, authorId);
    const [edit] = await select<{ id: string }>(
      app,
      `insert into held_edit (course_id, kind, subject_id, title, state, content, former, changes, flagged, author_id)
        values (?, 'SECTION', ?, 'Chương', 'WAITING', '{"title": "Mới"}', '{"title": "Cũ"}', '[]', '[]', ?) returning id`,
      [made.id, made.sectionId, authorId],
    );
    return `decideHeldEdit(input: {heldEditId: "${edit!.id}", expectedVersion: 1, isReleased: false, note: "Sửa lại phần này"}) { id }`;
  },
  approveCourse: async () => `approveCourse(input: {${await submitted('PASS')}}) { id }`,
  sendBackCourse: async () =>
    `sendBackCourse(input: {${await submitted('FIX')}, notes: "Sửa lại phần mở đầu"}) { id }`,
  rejectCourse: async () =>
    `rejectCourse(input: {${(await submitted('PASS')).split(',')[0]}, reason: "Vi phạm bản quyền"}) { id }`,
  approveRefund: async () => `approveRefund(input: {refundId: "${await refund('ADMIN_REVIEW')}"}) { id }`,
  rejectRefund: async () =>
    `rejectRefund(input: {refundId: "${await refund('ADMIN_REVIEW')}", note: "Đúng như mô tả"}) { id }`,
  retryRefund: async () => `retryRefund(input: {refundId: "${await refund('FAILED')}"}) { id }`,
  confirmRefundTransfer: async () => {
    const refundId = await refund('PROCESSING');
    await select(
      app,
      "insert into refund_transfer (refund_id, kind, reference, amount) values (?, 'BANK', gen_random_uuid()::text, 100000)",
      [refundId],
    );
    return `confirmRefundTransfer(input: {refundId: "${refundId}", transaction: "FT26309"}) { id }`;
  },
  importIncomingTransfers: async () => statement(`FT-${randomUUID()}`),
  matchSuspense: async () => {
    const orderId = await made(
      "insert into orders (number, buyer_id, total, expires_at) values ('T-1', ?, 9000, now())",
      [(await student()).id],
    );
    return `matchSuspense(input: {itemId: "${await unfitting()}", orderId: "${orderId}", reason: "Có ảnh chụp"}) { id }`;
  },
  returnSuspense: async () =>
    `returnSuspense(input: {itemId: "${await unfitting()}", reason: "Chuyển nhầm"}) { id }`,
  confirmSuspenseReturn: async () => {
    const itemId = await unfitting();
    await ask(
      boss,
      `mutation { returnSuspense(input: {itemId: "${itemId}", reason: "Chuyển nhầm"}) { id } }`,
    );
    return `confirmSuspenseReturn(input: {itemId: "${itemId}", bankReference: "FT99"}) { id }`;
  },
  openDispute: async () => {
    const { reference } = await paidOrder();
    return `openDispute(input: {paymentReference: "${reference}", reference: "CB1", deadline: "2030-01-01"}) { id }`;
  },
  argueDispute: async () =>
    `argueDispute(input: {disputeId: "${await dispute()}", evidence: "Đã học hết khoá"}) { id }`,
  winDispute: async () => `winDispute(input: {disputeId: "${await dispute()}", note: "Trả lại tiền"}) { id }`,
  loseDispute: async () => `loseDispute(input: {disputeId: "${await dispute()}", note: "Giữ tiền"}) { id }`,
  checkEInvoice: async () => `checkEInvoice(invoiceId: "${await rejectedEInvoice()}") { id }`,
  replaceEInvoice: async () =>
    `replaceEInvoice(input: {invoiceId: "${await rejectedEInvoice()}", buyer: {name: "Cty Mới"}}) { id }`,
  readSellerEvidence: async () => `readSellerEvidence(sellerId: "${await sellerIdentity()}") { paperNumber }`,
  verifySeller: async () => {
    const sellerId = await sellerIdentity();
    const at = await value<string>('select submitted_at from seller_identity where id = ?', sellerId);
    return `verifySeller(input: {sellerId: "${sellerId}", submittedAt: "${new Date(at).toISOString()}"}) { id }`;
  },
  rejectSeller: async () =>
    `rejectSeller(input: {sellerId: "${await sellerIdentity()}", reason: "Ảnh bị mờ"}) { id }`,
  setEInvoiceTerms: async () =>
    `setEInvoiceTerms(input: {startsOn: "2090-01-01", individual: ${INVOICE_TERMS}, household: ${INVOICE_TERMS}, company: ${INVOICE_TERMS}}) { startsOn }`,
  confirmEInvoiceTerm: async () => {
    const termId = await made(
      "insert into e_invoice_term (starts_on, seller_class, seller, vat) values ('2091-01-01', 'COMPANY', 'PLATFORM', 'RATE_8')",
      [],
    );
    return `confirmEInvoiceTerm(input: {termId: "${termId}", confirmedBy: "Kế toán"}) { id }`;
  },
  setWithholdingRates: async () =>
    `setWithholdingRates(input: {startsOn: "2090-01-01", individual: ${TAX_RATES}, household: ${TAX_RATES}, company: ${TAX_RATES}}) { startsOn }`,
  setServiceVat: async () =>
    'setServiceVat(input: {startsOn: "2090-01-01", vat: RATE_8, beginsFeeInvoices: true}) { id }',
  confirmWithholdingRate: async () => {
    const rateId = await made(
      "insert into withholding_rate (seller_class, vat_bp, pit_bp, valid_from) values ('COMPANY', 0, 0, '2091-01-01')",
      [],
    );
    return `confirmWithholdingRate(input: {rateId: "${rateId}", confirmedBy: "Kế toán"}) { id }`;
  },
  confirmServiceVat: async () => {
    const rateId = await made(
      "insert into service_vat_rate (basis_points, valid_from) values (1000, '2091-01-01')",
      [],
    );
    return `confirmServiceVat(input: {rateId: "${rateId}", confirmedBy: "Kế toán"}) { id }`;
  },
  downloadTaxCertificate: async () =>
    `downloadTaxCertificate(input: {teacherId: "${await closedMonth()}", period: "2026-01"}) { url }`,
  exportTaxReturn: async () => {
    await closedMonth();
    return 'exportTaxReturn(input: {month: "2026-01"}) { url }';
  },
  decideContentCase: async () =>
    `decideContentCase(input: {caseId: "${(await reported()).caseId}", outcome: REMOVED, reason: "Quảng cáo"}) { id }`,
  decideContentAppeal: async () => {
    const { caseId, authorId } = await reported();
    const appealId = await made(
      `insert into content_appeal (case_id, appellant_id, first_outcome, first_reason, first_decided_at, reason)
       values (?, ?, 'REMOVED', 'Quảng cáo', now(), 'Không phải quảng cáo')`,
      [caseId, authorId],
    );
    return `decideContentAppeal(input: {appealId: "${appealId}", isReversed: false, answer: "Vẫn là quảng cáo"}) { id }`;
  },
  revokeCertificate: async () =>
    `revokeCertificate(input: {certificateId: "${await certificate()}", reason: "Cấp nhầm người học"}) { id }`,
  lookUpPlayback: async () => {
    const { lessonIds } = await course(app, (await teacher(app)).id);
    const code = createVerifyCode();
    await select(app, 'insert into playback (code, person_id, lesson_id) values (?, ?, ?)', [
      code,
      await person(),
      lessonIds[0],
    ]);
    return `lookUpPlayback(input: {code: "${code}", reason: "Bản quay lén trên mạng"}) { id }`;
  },
  reissueCertificate: async () =>
    `reissueCertificate(input: {certificateId: "${await certificate()}", studentName: "Tên Đúng", reason: "Sai họ tên khi in"}) { id }`,
  recordTaxPayment: async () => {
    await sellCourse(app, await teacher(app), 100_000);
    return 'recordTaxPayment(input: {period: "2026-11", reference: "NT-9", vatWithheld: 1000, pitWithheld: 0, vatOutput: 0}) { id }';
  },
  proposeWriteOff: async () =>
    `proposeWriteOff(input: {teacherId: "${await debtor()}", amount: 1000, reason: "Mất liên lạc"}) { id }`,
  approveWriteOff: async () => `approveWriteOff(writeOffId: "${await proposal()}") { id }`,
  rejectWriteOff: async () => `rejectWriteOff(writeOffId: "${await proposal()}") { id }`,
  importSettlement: async () => settlement('R1'),
  resolveSettlementDifference: async () => {
    await ask(boss, `mutation { ${settlement('R2')} }`);
    const lineId = await value<string>("select id from settlement_line where reference = 'R2'");
    return `resolveSettlementDifference(input: {differenceId: "${lineId}", note: "Đã hỏi cổng"}) { differenceId }`;
  },
  createPlatformCoupon: async () =>
    'createPlatformCoupon(input: {code: "AUDITED10", percent: 10, scope: ALL}) { id }',
  changeSetting: async () =>
    'changeSetting(input: {key: "refund.days", value: 10, reason: "Đợt thử"}) { key }',
  changeSiteMode: async () =>
    'changeSiteMode(input: {hasCertificateLookup: false, reason: "Đợt thử"}) { version }',
  inviteToSignUp: async () => 'inviteToSignUp(input: {emails: ["moi@example.vn"]}) { sentCount }',
  withdrawSignUpInvitation: async () => {
    const [invitation] = await select<{ id: string }>(
      app,
      `insert into sign_up_invitation (email, token_hash, expires_at)
       values ('huy@example.vn', '\\x01', now() + interval '1 day') returning id`,
    );
    return `withdrawSignUpInvitation(input: {invitationId: "${invitation!.id}"}) { invitationId }`;
  },
  changeBranding: async () =>
    'changeBranding(input: {values: {name: "Học viện Thử", radius: SOFT, scenes: NONE}, reason: "Đợt thử"}) { version }',
  restoreBranding: async () => 'restoreBranding(input: {version: 0, reason: "Quay lại"}) { version }',
  addBrandingFile: async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
    const uploadId = await stageUpload(
      app.services,
      boss.id,
      'logo.svg',
      Readable.from([Buffer.from(drawing)]),
    );
    return `addBrandingFile(input: {uploadId: "${uploadId}", kind: LOGO}) { name }`;
  },
  saveCustomPage: async () =>
    `saveCustomPage(input: {slug: "trang-moi", translations: [{language: VI, title: "Trang mới", blocks: [{kind: RICH_TEXT, texts: [${LEGAL_TEXT}], courseIds: []}]}]}) { id }`,
  publishCustomPage: async () =>
    `publishCustomPage(input: {pageId: "${await customPage(false)}", expectedVersion: 1}) { id }`,
  restoreCustomPage: async () =>
    `restoreCustomPage(input: {pageId: "${await customPage(false)}", expectedVersion: 1, number: 1}) { id }`,
  unpublishCustomPage: async () => `unpublishCustomPage(pageId: "${await customPage(true)}") { id }`,
  deleteCustomPage: async () => `deleteCustomPage(pageId: "${await customPage(false)}") { id }`,
  addCustomPagePicture: async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h4v4z"/></svg>';
    const uploadId = await stageUpload(
      app.services,
      boss.id,
      'anh.svg',
      Readable.from([Buffer.from(drawing)]),
    );
    return `addCustomPagePicture(input: {uploadId: "${uploadId}"}) { name }`;
  },
  createPerson: async () =>
    `createPerson(input: {email: "audited@example.vn", fullName: "Người Mới", password: "${SECRET}"}) { id }`,
  updatePerson: async () =>
    `updatePerson(input: {personId: "${await person()}", fullName: "Tên Khác"}) { id }`,
  setPersonRoles: async () =>
    `setPersonRoles(input: { personId: "${await person()}", roles: [TEACHER] }) { id }`,
  activatePerson: async () => {
    const id = await person();
    await select(app, 'update person set is_active = false where id = ?', [id]);
    return `activatePerson(personId: "${id}") { id }`;
  },
  deactivatePerson: async () => `deactivatePerson(input: { personId: "${await person()}" }) { id }`,
  deletePerson: async () => `deletePerson(input: { personId: "${await person()}" }) { id }`,
  setPeopleStatus: async () =>
    `setPeopleStatus(input: {personIds: ["${await person()}", "${await person()}"], isActive: false}) { done }`,
  setPeopleRoles: async () =>
    `setPeopleRoles(input: {personIds: ["${await person()}"], roles: [TEACHER]}) { done }`,
  importPeople: async () =>
    `importPeople(input: {csv: "email,fullName\\nnhap@example.vn,Nhập Vào"}) { created }`,
  exportPeople: async () => 'exportPeople(input: {filter: {isActive: true}}) { url }',
  exportAuditLog: async () => 'exportAuditLog(input: {filter: {origin: REST}}) { url }',
  createRole: async () => 'createRole(input: {name: "Được ghi", permissions: []}) { id }',
  updateRole: async () =>
    `updateRole(input: {roleId: "${await role()}", expectedVersion: 1, name: "Đổi tên", permissions: []}) { id }`,
  deleteRole: async () => `deleteRole(roleId: "${await role()}") { id }`,
  manageCourses: async () =>
    `manageCourses(input: {courseIds: ["${(await course(app, (await teacher(app)).id)).id}"], act: SUSPEND, reason: "Ghi sổ"}) { done }`,
  transferCourse: async () =>
    `transferCourse(input: {courseId: "${(await course(app, (await teacher(app)).id)).id}", teacherId: "${(await teacher(app)).id}", reason: "Ghi sổ"}) { id }`,
  recategorizeCourse: async () => {
    const [moved, other] = [
      await course(app, (await teacher(app)).id),
      await course(app, (await teacher(app)).id),
    ];
    const [{ category_id } = { category_id: '' }] = await select<{ category_id: string }>(
      app,
      'select category_id from course where id = ?',
      [other.id],
    );
    return `recategorizeCourse(input: {courseId: "${moved.id}", categoryId: "${category_id}", reason: "Ghi sổ"}) { id }`;
  },
  exportCourses: async () => 'exportCourses(input: {}) { url }',
  createCategory: async () =>
    'createCategory(input: {name: "Ghi sổ", nameEn: "Audited", icon: "code"}) { id }',
  updateCategory: async () =>
    `updateCategory(input: {categoryId: "${await category()}", name: "Đổi tên", nameEn: "Renamed", icon: "code"}) { id }`,
  moveCategory: async () =>
    `moveCategory(input: {categoryId: "${await category()}", parentId: "${await category()}", position: 0}) { id }`,
  mergeCategories: async () =>
    `mergeCategories(input: {categoryId: "${await category()}", intoId: "${await category()}"}) { id }`,
  deleteCategory: async () => `deleteCategory(categoryId: "${await category()}") { id }`,
  createSearchSynonym: async () => 'createSearchSynonym(input: {terms: ["cờ vây", "weiqi"]}) { id }',
  updateSearchSynonym: async () =>
    `updateSearchSynonym(input: {synonymId: "${await synonym('sập gụ', 'tràng kỷ')}", expectedVersion: 1, terms: ["sập gụ", "trường kỷ"]}) { id }`,
  deleteSearchSynonym: async () =>
    `deleteSearchSynonym(synonymId: "${await synonym('thư pháp', 'calligraphy')}") { id }`,
  deleteSearchTerm: async () =>
    `deleteSearchTerm(termId: "${await made("insert into search_term (words, language, has_hits) values (?, 'vi', false)", ['quần vợt'])}") { id }`,
  approvePayout: async () => `approvePayout(payoutId: "${await payout('PENDING')}") { id }`,
  createPackageVersion: async () =>
    `createPackageVersion(input: {packageId: "${await packageId('BASIC')}", price: 209000, cycle: MONTH, maxCourses: 6, storageBytes: 32212254720, maxCoTeachers: 1, aiCredits: 50, trialDays: 14}) { id }`,
  grantPackage: async () =>
    `grantPackage(input: {teacherId: "${(await teacher(app)).id}", versionId: "${await versionId('PRO')}", endsOn: "${inDays(30)}", reason: "Bù sự cố"}) { id }`,
  extendPackage: async () => {
    const [subscription] = await select<{ id: string }>(
      app,
      'select id from package_subscription where teacher_id = ?',
      [(await teacher(app)).id],
    );
    return `extendPackage(input: {subscriptionId: "${subscription!.id}", days: 7, reason: "Bù sự cố"}) { id }`;
  },
  rejectPayout: async () =>
    `rejectPayout(input: {payoutId: "${await payout('PENDING')}", reason: "Sai tên"}) { id }`,
  createTransferFile: async () => {
    await payout('APPROVED');
    return 'createTransferFile(input: {}) { id }';
  },
  exportOrders: async () => 'exportOrders(input: {}) { url }',
  resendBill: async () => {
    const { orderId } = await sellCourse(app, await teacher(app), 100_000);
    return `resendBill(orderId: "${orderId}") { number }`;
  },
  exportTransferFile: async () => {
    await payout('PROCESSING');
    const [file] = await select<{ id: string }>(app, 'select id from transfer_file limit 1');
    return `exportTransferFile(fileId: "${file!.id}") { url }`;
  },
  fillTransferTemplate: async () => {
    await payout('PROCESSING');
    const [file] = await select<{ id: string }>(app, 'select id from transfer_file limit 1');
    const template = Buffer.from('So tai khoan,Ten nguoi huong,So tien').toString('base64');
    return `fillTransferTemplate(input: {fileId: "${file!.id}", file: "${template}"}) { emptyColumns }`;
  },
  importPayoutStatement: async () => {
    const id = await payout('PROCESSING');
    const number = await value<string>('select number from payout where id = ?', id);
    return `importPayoutStatement(input: {csv: "reference,content,debit,credit\\nFT1,${number},200000,"}) { others }`;
  },
  withdrawApiToken: async () => {
    const id = await made(
      `insert into api_token (person_id, name, scopes, hash, hint, expires_at)
       values (?, 'Đồng bộ', '{course:read}', sha256(gen_random_uuid()::text::bytea), 'abcd', now() + interval '1 day')`,
      [await person()],
    );
    return `withdrawApiToken(input: {apiTokenId: "${id}", reason: "Lộ trên mạng"}) { id }`;
  },
  answerTicket: async () =>
    `answerTicket(input: {ticketId: "${await ticket()}", text: "Xong rồi ạ", expectedVersion: 1}) { id }`,
  noteOnTicket: async () =>
    `noteOnTicket(input: {ticketId: "${await ticket()}", text: "Đã hỏi cổng"}) { id }`,
  updateTicket: async () => `updateTicket(input: {ticketId: "${await ticket()}", priority: URGENT}) { id }`,
  assignTicket: async () =>
    `assignTicket(input: {ticketId: "${await ticket()}", personId: "${boss.id}"}) { id }`,
  moveTicket: async () =>
    `moveTicket(input: {ticketId: "${await ticket()}", state: RESOLVED, expectedVersion: 1}) { id }`,
  mergeTickets: async () => {
    const requester = await person();
    return `mergeTickets(input: {ticketId: "${await ticket(requester)}", intoTicketId: "${await ticket(requester)}"}) { id }`;
  },
  createCannedAnswer: async () => `createCannedAnswer(input: {${CANNED}}) { id }`,
  updateCannedAnswer: async () =>
    `updateCannedAnswer(input: {cannedAnswerId: "${await cannedAnswer()}", ${CANNED}, expectedVersion: 1}) { id }`,
  deleteCannedAnswer: async () => `deleteCannedAnswer(cannedAnswerId: "${await cannedAnswer()}") { id }`,
  startBackup: async () => 'startBackup { id }',
  stopBackup: async () => {
    await select(app, "update backup_run set status = 'UNFINISHED' where status = 'RUNNING'");
    return `stopBackup(backupId: "${await made("insert into backup_run (trigger) values ('MANUAL')", [])}") { id }`;
  },
  verifyBackup: async () => `verifyBackup(backupId: "${await backup()}") { id }`,
  startRestoreDrill: async () => `startRestoreDrill(backupId: "${await backup()}") { id }`,
  downloadBackup: async () => `downloadBackup(backupId: "${await backup()}") { url }`,
  releaseOutgoing: async () => {
    await select(app, "insert into outgoing_hold (kind, backup_at) values ('MAIL', now())");
    return 'releaseOutgoing(input: {kind: MAIL, reason: "Đã đối chiếu"}) { kind }';
  },
  replayDeadLetters: async () =>
    `replayDeadLetters(input: {deadLetterIds: ["${await deadLetter()}"]}) { done }`,
  replayAllDeadLetters: async () => {
    await deadLetter();
    return `replayAllDeadLetters(input: {until: "${later(1)}", reason: "Đã sửa"}) { done }`;
  },
  discardDeadLetters: async () =>
    `discardDeadLetters(input: {deadLetterIds: ["${await deadLetter()}"], reason: "Khoá đã gỡ"}) { done }`,
  createAnnouncement: async () => `createAnnouncement(input: {${announced()}}) { id }`,
  updateAnnouncement: async () =>
    `updateAnnouncement(input: {announcementId: "${await announcement()}", ${announced()}, expectedVersion: 1}) { id }`,
  endAnnouncement: async () => `endAnnouncement(announcementId: "${await announcement()}") { id }`,
  saveLegalDraft: async () =>
    `saveLegalDraft(input: {kind: OWNER, locale: EN, title: "Operator", body: ${LEGAL_TEXT}}) { id }`,
  discardLegalDraft: async () => {
    await legalDraft('REFUNDS');
    return 'discardLegalDraft(input: {kind: REFUNDS}) { id }';
  },
  acceptPrivacyRequest: async () =>
    `acceptPrivacyRequest(input: {requestId: "${await privacyRequest()}", answer: "Đã sửa như bạn yêu cầu"}) { id }`,
  refusePrivacyRequest: async () =>
    `refusePrivacyRequest(input: {requestId: "${await privacyRequest()}", answer: "Không sửa được dữ liệu này", article: "Điều 14"}) { id }`,
  askGuardianOf: async () => {
    const child = await child12();
    return `askGuardianOf(input: {personId: "${child}", guardianName: "Trần Văn Cha", guardianEmail: "${child}@example.vn"}) { id }`;
  },
  assessImpact: async () =>
    `assessImpact(input: {controller: "A", basis: "", necessity: "", transfers: "", risks: "${later(1)}", measures: "", conclusion: "", reason: "Thử nghiệm"}) { version }`,
  publishLegalDocument: async () => {
    await legalDraft('PRIVACY');
    const from = new Date(Date.now() + 30 * 86_400_000).toISOString();
    return `publishLegalDocument(input: {kind: PRIVACY, effectiveFrom: "${from}", summaryVi: "Thử", mustAccept: false}) { id }`;
  },
  saveReport: async () => 'saveReport(input: {name: "Doanh thu", kind: SALES, period: LAST_MONTH}) { id }',
  deleteSavedReport: async () => `deleteSavedReport(savedReportId: "${await savedReport()}") { id }`,
  exportBusinessReport: async () => 'exportBusinessReport(input: {kind: TAXES, period: LAST_MONTH}) { url }',
  createWebhook: async () => {
    // The sandbox's own host, which needs no DNS lookup
    const address = `${app.services.config.publicUrl}/sandbox/webhooks`;
    return `createWebhook(input: {name: "Kế toán", address: "${address}", kinds: [ORDER_PAID]}) { webhook { id } }`;
  },
  updateWebhook: async () => `updateWebhook(input: {webhookId: "${await webhook()}", name: "Kho"}) { id }`,
  rotateWebhookSecret: async () => `rotateWebhookSecret(webhookId: "${await webhook()}") { webhook { id } }`,
  switchWebhook: async () =>
    `switchWebhook(input: {webhookId: "${await webhook()}", isActive: false}) { id }`,
  deleteWebhook: async () => `deleteWebhook(webhookId: "${await webhook()}") { id }`,
  testWebhook: async () => `testWebhook(webhookId: "${await webhook()}") { id }`,
  replayWebhookDelivery: async () =>
    `replayWebhookDelivery(deliveryId: "${(await failedDelivery()).id}") { id }`,
  replayFailedDeliveries: async () =>
    `replayFailedDeliveries(webhookId: "${(await failedDelivery()).webhookId}") { count }`,
  startViewAs: async () =>
    `startViewAs(input: {personId: "${await person()}", reason: "xem lỗi"}) { expiresAt }`,
};

test('every administrative mutation has a call', () => {
  expect(Object.keys(calls).sort()).toEqual([...administrative].sort());
});

test.each(administrative)('%s is recorded in the audit log without secrets', async (name) => {
  const call = await calls[name]!();
  const lines = () =>
    select<{
      actor_id: string;
      before: unknown;
      after: unknown;
      address: string;
      origin: string;
      action: string;
    }>(app, 'select * from audit_log where actor_id = ?', [boss.id]);
  const known = (await lines()).length;
  const reply = await ask(boss, `mutation { ${call} }`);
  expect(reply.errors).toBeUndefined();
  const fresh = (await lines()).slice(known);
  expect(fresh.length).toBeGreaterThan(0);
  for (const line of fresh) {
    expect(line).toMatchObject({ origin: 'graphql', address: expect.any(String) });
    // An erasure must not record the person's data
    if (line.action !== 'person.erase') expect(line.before ?? line.after).not.toBeNull();
    expect(JSON.stringify(line)).not.toMatch(new RegExp(`${SECRET}|argon2|Bearer|eyJ`));
  }
});

test('a failed mutation is not recorded', async () => {
  const count = async () => (await select(app, 'select 1 from audit_log')).length;
  const before = await count();
  const nobody = '01900000-0000-7000-8000-000000000000';
  for (const call of [
    `updatePerson(input: {personId: "${nobody}", fullName: "Tên Khác"}) { id }`,
    `deactivatePerson(input: { personId: "${boss.id}" }) { id }`,
    `deletePerson(input: { personId: "${boss.id}" }) { id }`,
    'createRole(input: {name: "Được ghi", permissions: []}) { id }',
  ])
    expect((await ask(boss, `mutation { ${call} }`)).errors, call).toBeDefined();
  expect(await count()).toBe(before);
});
