import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { exportData } from '../src/features/accounts/personal-data/export-data.jobs.ts';
import { CourseStatus } from '../src/features/courses/index.ts';
import { makeExport } from '../src/features/exports/make-export.ts';
import { issueCertificate } from '../src/features/learning/certificates/issue-certificate.ts';
import { makeInvoices } from '../src/features/ledger/invoices/make-invoices.jobs.ts';
import { DAY, firstDay, pastSalesFor, timeIn } from '../src/features/ledger/testing/past-sales.ts';
import { LOCALES } from '../src/platform/i18n/messages/index.ts';
import type { QueuedMail } from '../src/platform/mail/send-mail.ts';
import {
  admin,
  ask,
  course,
  fetchRoot,
  mutate,
  PASSWORD,
  select,
  student,
  teacher,
  toHeaders,
} from '../src/testing/factories.ts';
import { pdfText } from '../src/testing/pdf-text.ts';
import { getEnrolment } from '../src/testing/study.ts';
import { signedNotification } from './faults/buying.ts';
import { type Listening, listening } from './listening.ts';

const BRAND = 'Học viện Thử';
const PUBLIC_PAGES = [
  ...['/', '/courses', '/about', '/contact', '/help', '/verify', '/developers'],
  ...['/terms', '/privacy', '/refund-policy', '/operator', '/marketplace-rules', '/missing-page'],
];
const RICH_TEXT = {
  kind: 'RICH_TEXT',
  texts: [
    { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Chào từ {{brand}}' }] }] },
  ],
  courseIds: [],
};
const ROLE_PAGES = ['/login', '/register', '/dashboard', '/teacher', '/admin'];
/** The name of the demo's brand as a word. Technical prefixes such as `sen.language` are lower case. */
const OTHER_BRAND = /(?<![\w-])Sen(?![\w-])/;

let sen: Listening;
beforeAll(async () => {
  sen = await listening({ READ_CACHE_MB: '8' });
  const boss = await admin(sen.app);
  const values = { name: BRAND, radius: 'MEDIUM', scenes: 'NONE', primaryColour: '#2245B0' };
  const { errors } = await mutate(
    sen.app,
    boss,
    'changeBranding',
    { values, reason: 'Mở học viện' },
    'version',
  );
  expect(errors).toBeUndefined();
});

const get = async (path: string) => {
  const response = await fetch(`${sen.url}${path}`, { headers: { accept: 'text/html' } });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
/** Downloads a file by its link. */
const getFile = async (link: string) => {
  const { pathname, search } = new URL(link, sen.url);
  const response = await fetch(sen.url + pathname + search);
  expect([pathname, response.status]).toEqual([pathname, 200]);
  return Buffer.from(await response.arrayBuffer());
};
const expectNoOtherBrand = (text: string, what: string) =>
  expect([what, OTHER_BRAND.exec(text)?.index]).toEqual([what, undefined]);
const expectBrand = (text: string, what: string) => {
  expectNoOtherBrand(text, what);
  expect([what, text.includes(BRAND)]).toEqual([what, true]);
};

test('every public page, and the empty page of each role, has its name and style sheet', async () => {
  const boss = await admin(sen.app);
  const translations = [{ language: 'VI', title: 'Về {{brand}}', blocks: [RICH_TEXT] }];
  const { data } = await mutate(
    sen.app,
    boss,
    'saveCustomPage',
    { slug: 've-chung-toi', translations },
    'id',
  );
  const { id: pageId } = data.saveCustomPage as { id: string };
  await mutate(sen.app, boss, 'publishCustomPage', { pageId, expectedVersion: 1 }, 'id');
  const { slug } = await course(sen.app, (await teacher(sen.app)).id, { status: CourseStatus.PUBLISHED });
  expect((await get('/p/ve-chung-toi')).text).toContain(`Chào từ ${BRAND}`);
  for (const path of [...PUBLIC_PAGES, '/p/ve-chung-toi', `/courses/${slug}`, ...ROLE_PAGES])
    for (const language of LOCALES) {
      const { text } = await get(`${path}?lang=${language}`);
      expectBrand(text, `${path} ${language}`);
      expect([path, /<link[^>]*href="\/brand\/[0-9a-f]{32}\.css"/.test(text)]).toEqual([path, true]);
    }
});

test('the files of programs have its name', async () => {
  for (const path of ['/manifest.webmanifest', '/graphql', '/api/openapi.json']) {
    const { status, text } = await get(path);
    expect([path, status, OTHER_BRAND.exec(text)?.index]).toEqual([path, 200, undefined]);
  }
  expectBrand((await get('/manifest.webmanifest')).text, 'manifest');
});

test('the calendar of a student has its name', async () => {
  const learner = await student(sen.app);
  const { data } = await ask(sen.app, learner, 'mutation { renewCalendarAddress { url } }');
  const { url } = (data as { renewCalendarAddress: { url: string } }).renewCalendarAddress;
  expectBrand((await get(new URL(url).pathname)).text, 'calendar');
});

test('the emails, receipt, certificate and badge of a buyer have its name', async () => {
  const { app, url } = sen;
  const email = 'nguoi-mua@example.vn';
  const input = { email, password: PASSWORD, fullName: 'Nguyễn Thị Mua' };
  const { user, accessToken: token } = await fetchRoot<{ user: { id: string }; accessToken: string }>(
    app,
    undefined,
    'mutation($input: RegisterInput!) { register(input: $input) { accessToken user { id } } }',
    { input },
  );
  const buyer = { id: user.id, email, token };
  const { id: courseId } = await course(app, (await teacher(app)).id);
  const { order, payment } = await fetchRoot<{
    order: { id: string };
    payment: { reference: string; amount: number };
  }>(
    app,
    buyer,
    'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } payment { reference amount } } }',
    { input: { courseId, gateway: 'VNPAY', idempotencyKey: 'second-brand' } },
  );
  await fetch(`${url}/api/payments/vnpay/ipn?${signedNotification(payment)}`);
  const download = async (mutation: string, id: string) => {
    const link = await fetchRoot<{ url: string }>(app, buyer, `mutation($id: ID!) { ${mutation} { url } }`, {
      id,
    });
    return pdfText(await getFile(link.url));
  };
  expectBrand(await download('createBillDownload(orderId: $id)', order.id), 'receipt');

  await select(app, 'update enrolment set completed_at = now() where student_id = ?', [buyer.id]);
  await issueCertificate(app.services, await getEnrolment(app, buyer));
  const [certificate] = await fetchRoot<{ id: string; badge: string }[]>(
    app,
    buyer,
    '{ myCertificates { id badge } }',
  );
  expectBrand(
    await download('createCertificateDownload(certificateId: $id)', certificate!.id),
    'certificate',
  );
  expectBrand(Buffer.from(certificate!.badge.split('.')[1]!, 'base64url').toString(), 'badge');

  const queued = await select<{ data: QueuedMail }>(
    app,
    "select data from pgboss.job where name = 'mail.deliver' and data->>'to' = ?",
    [email],
  );
  expect(queued.map(({ data }) => data.mail)).toEqual(
    expect.arrayContaining(['accounts.welcome', 'billing.receipt', 'support.notification']),
  );
  for (const { data } of queued) await app.services.mailer.deliver(data);
  const delivered = await select<{ subject: string; content: string }>(
    app,
    "select subject, concat_ws(' ', sender, subject, html, text) as content from sandbox_mail where recipient = ?",
    [email],
  );
  expect(delivered).toHaveLength(queued.length);
  for (const { subject, content } of delivered) expectBrand(content, subject);
});

test('lists, taxes and personal data as files do not have the name of the demo', async () => {
  const { app } = sen;
  const boss = await admin(app);
  const seller = await teacher(app);
  const month = firstDay(1).slice(0, 7);
  await (await pastSalesFor(app)).soldAt(seller, 500_000, timeIn(1, DAY));
  await makeInvoices.handle(app.services, {} as never);
  const getParts = (workbook: Buffer) => Object.values(unzipSync(workbook)).map((part) => strFromU8(part));

  for (const form of ['CSV', 'XLSX']) {
    const started = await mutate(app, boss, 'startExport', { content: { courses: {} }, form }, 'id');
    const { id } = started.data.startExport as { id: string };
    await makeExport(app.services, id);
    const { data } = await ask(app, boss, 'mutation($id: ID!) { downloadExport(exportId: $id) { url } }', {
      id,
    });
    const file = await getFile((data.downloadExport as { url: string }).url);
    expectNoOtherBrand(form === 'CSV' ? file.toString() : getParts(file).join('\n'), `courses as ${form}`);
  }

  const exported = await mutate(app, boss, 'exportTaxReturn', { month }, 'url spreadsheetUrl');
  const links = exported.data.exportTaxReturn as { url: string; spreadsheetUrl: string };
  expectNoOtherBrand((await getFile(links.url)).toString(), 'tax return');
  expectNoOtherBrand(getParts(await getFile(links.spreadsheetUrl)).join('\n'), 'tax return as workbook');
  const certified = await mutate(app, seller, 'downloadMyTaxCertificate', { period: month }, 'url');
  const { url: certificate } = certified.data.downloadMyTaxCertificate as { url: string };
  expectBrand(pdfText(await getFile(certificate)), 'certificate of withheld taxes');

  const requested = await ask(app, seller, 'mutation { requestDataExport { id } }');
  const { id: requestId } = requested.data.requestDataExport as { id: string };
  await exportData.handle(app.services, { requestId });
  const listed = await ask(app, seller, '{ myDataRequests { downloadUrl } }');
  const [request] = listed.data.myDataRequests as { downloadUrl: string }[];
  expectNoOtherBrand((await getFile(request!.downloadUrl)).toString(), 'personal data');
});

test('an authenticator has its name', async () => {
  const actor = await student(sen.app);
  await select(sen.app, 'update person set email_verified_at = now() where id = ?', [actor.id]);
  const { data } = await mutate(sen.app, actor, 'beginAuthenticator', { password: PASSWORD }, 'uri');
  expectBrand(decodeURIComponent((data.beginAuthenticator as { uri: string }).uri), 'authenticator');
});

test('a site that offers one language has no page, answer or link in the other', async () => {
  const boss = await admin(sen.app);
  const values = { name: BRAND, radius: 'MEDIUM', scenes: 'NONE', primaryColour: '#2245B0' };
  const offer = (languages: string) =>
    mutate(sen.app, boss, 'changeBranding', { values: { ...values, languages }, reason: 'Thử' }, 'version');
  expect((await offer('VI')).errors).toBeUndefined();
  for (const path of ['/?lang=en', '/p/ve-chung-toi?lang=en', '/login?lang=en']) {
    const { text, headers } = await get(path);
    expect([path, /<html lang="(\w+)"/.exec(text)?.[1]]).toEqual([path, 'vi']);
    expect([path, /hreflang="en"|lang=en/i.exec(text)?.[0]]).toEqual([path, undefined]);
    expect(headers.get('set-cookie')).toBeNull();
  }
  const refused = await fetch(`${sen.url}/api/courses/khong-co?lang=en`, {
    headers: { 'accept-language': 'en' },
  });
  expect(await refused.text()).toMatch(/[ăâđêôơưáàảãạ]/);
  expect((await offer('EN_VI')).errors).toBeUndefined();
  expect((await get('/')).text).toContain('<html lang="en"');
  expect((await offer('VI_EN')).errors).toBeUndefined();
});

test('a members-only academy of this name shows outsiders only the way in', async () => {
  const boss = await admin(sen.app);
  await mutate(
    sen.app,
    boss,
    'changeSiteMode',
    { isMembersOnly: true, isAcademy: true, reason: 'Chỉ thành viên' },
    'version',
  );
  for (const path of ['/', '/courses', '/login', '/terms', '/contact'])
    expectBrand((await get(path)).text, `members only ${path}`);
  const answer = await fetch(`${sen.url}/api/courses`, { headers: toHeaders(await student(sen.app)) });
  expect(answer.status).not.toBe(401);
});
