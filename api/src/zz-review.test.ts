import { expect, test } from 'vitest';
import { testApp } from './testing/app.ts';
import { ask, course, enrol, select, student, teacher, admin } from './testing/factories.ts';
import { signedQuery } from './features/billing/gateways/vnpay/signature.ts';
import { SIMULATOR } from './features/billing/gateways/vnpay/simulator/settings.ts';

const app = await testApp();
const show = (name: string, r: any) => console.log(name, JSON.stringify(r).slice(0, 300));
const CHECKOUT = `mutation($input: CheckoutInput!) { checkout(input: $input) { order { id status } payment { id reference amount } enrolment { id } } }`;
const notice = (p: any) => signedQuery(SIMULATOR.hashSecret, { vnp_Amount: String(p.amount * 100), vnp_ResponseCode: '00', vnp_TmnCode: SIMULATOR.tmnCode, vnp_TransactionNo: `9${p.reference.slice(-8)}`, vnp_TransactionStatus: '00', vnp_TxnRef: p.reference });
let n = 0;
const buy = async (who: any, courseId: string) => (await ask(app, who, CHECKOUT, { input: { courseId, gateway: 'VNPAY', idempotencyKey: `zzkey-${++n}-aaaa` } })) as any;

test('input', async () => {
  const t = await teacher(app); const s = await student(app);
  const c = await course(app, t.id, { status: 'DRAFT' as never });
  const up = (input: object) => ask(app, t, 'mutation($input: UpdateCourseInput!) { updateCourse(input: $input) { id title version } }', { input: { courseId: c.id, expectedVersion: 1, ...input } });
  show('title null', await up({ title: null }));
  show('subtitle null', await up({ subtitle: null }));
  show('title NUL', await up({ title: 'abc\u0000def' }));
  show('desc NUL', await up({ description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\u0000b' }] }] } }));
  show('desc surrogate', await up({ description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\ud800b' }] }] } }));
  show('outcomes null item/blank', await up({ outcomes: ['   '] }));
  show('title blank', await up({ title: '     ', expectedVersion: 2 }));
  show('create blank', await ask(app, t, 'mutation { createCourse(input: {title: "    "}) { id title slug } }'));
  show('saleEndsAt far', await up({ price: 500000, salePrice: 20000, saleEndsAt: '9999-12-31T23:59:59Z', expectedVersion: 3 }));
  const ul = (input: object) => ask(app, t, 'mutation($input: UpdateLessonInput!) { updateLesson(input: $input) { id title } }', { input: { lessonId: c.lessonIds[0], ...input } });
  show('lesson title null', await ul({ title: null }));
  show('lesson preview null', await ul({ isPreview: null }));
  show('lesson body nodes', await ul({ body: [] }));
  show('reg blank', await ask(app, undefined, 'mutation($i: RegisterInput!) { register(input: $i) { user { id fullName } } }', { i: { email: `x${++n}@a.vn`, password: 'kjhkjhkjh1', fullName: '    ' } }));
  show('reg NUL', await ask(app, undefined, 'mutation($i: RegisterInput!) { register(input: $i) { user { id fullName } } }', { i: { email: `x${++n}@a.vn`, password: 'kjhkjhkjh1', fullName: 'a\u0000bc' } }));
  show('signin NUL', await ask(app, undefined, 'mutation($i: SignInInput!) { signIn(input: $i) { user { id fullName } } }', { i: { email: `a\u0000@a.vn`, password: 'kjhkjhkjh1' } }));
  show('search NUL', await ask(app, undefined, 'query($f: CourseFilter) { courses(filter: $f) { total } }', { f: { category: 'a\u0000' } }));
  show('slug NUL', await ask(app, undefined, 'query($f: String!) { course(idOrSlug: $f) { id } }', { f: 'a\u0000' }));
  show('dur', await ask(app, undefined, 'query($f: CourseFilter) { courses(filter: $f) { total } }', { f: { minDuration: 2147483647 } }));
  show('long word', await ask(app, t, 'query($f: String) { myTaughtCourses(search: $f) { total } }', { f: 'a'.repeat(5000) }));
  show('many words', await ask(app, t, 'query($f: String) { myTaughtCourses(search: $f) { total } }', { f: 'ab '.repeat(100000) }));
  show('enrol long', await ask(app, s, 'query($f: String) { myEnrolments(search: $f) { total } }', { f: 'a'.repeat(5000) }));
  show('page', await ask(app, undefined, '{ courses(page: 2147483647, limit: 100) { total } }'));
  show('coverwidth', await ask(app, undefined, '{ courses { items { coverUrl(width: -5) } } }'));
  show('paymentAttempt', await ask(app, s, 'query { paymentAttempt(reference: "x") { id } }'));
  show('order bad id', await ask(app, s, 'query { order(id: "x") { id } }'));
  show('checkout null', await ask(app, s, CHECKOUT, { input: { courseId: 'x', gateway: 'VNPAY', idempotencyKey: 'aaaaaaaaaa' } }));
  show('range', await ask(app, s, 'mutation($i: RecordProgressInput!) { recordProgress(input: $i) { id } }', { i: { lessonId: c.lessonIds[0], watched: [{ from: 5, to: 1 }] } }));
  const inj = async (name: string, o: any) => { const r = await app.server.inject(o); show(name, [r.statusCode, r.headers['content-type'], r.body.slice(0, 200)]); };
  await inj('ipn post none', { method: 'POST', url: '/api/payments/vnpay/ipn' });
  await inj('ipn post null', { method: 'POST', url: '/api/payments/vnpay/ipn', headers: { 'content-type': 'application/json' }, payload: 'null' });
  await inj('ipn post num', { method: 'POST', url: '/api/payments/vnpay/ipn', payload: { vnp_SecureHash: 5 } });
  await inj('ipn post sur', { method: 'POST', url: '/api/payments/vnpay/ipn', headers: { 'content-type': 'application/json' }, payload: '{"vnp_TxnRef":"\\ud800"}' });
  await inj('ipn bad json', { method: 'POST', url: '/api/payments/vnpay/ipn', headers: { 'content-type': 'application/json' }, payload: '{' });
  await inj('page //', { url: '//' });
  await inj('page //[', { url: '//[x' });
  await inj('page ///', { url: '///courses' });
  await inj('page pct', { url: '/courses/%E0%A4%A' });
  await inj('page pct2', { url: '/courses/%00' });
  await inj('rest NUL', { url: '/api/courses/a%00b' });
  await inj('rest q NUL', { url: '/api/courses?category=a%00b' });
  await inj('rest page', { url: '/api/courses?page=99999999999' });
  await inj('media NUL', { url: '/media/private/%00' });
  await inj('covers', { url: '/covers/%00.svg' });
  await inj('login NUL', { method: 'POST', url: '/api/auth/login', payload: { email: 'a\u0000', password: 'x' } });
  await inj('refresh', { method: 'POST', url: '/api/auth/refresh', payload: { refreshToken: '\u0000' } });
  await inj('validate', { method: 'POST', url: '/api/auth/validate-token', payload: { token: 'a b' } });
  await inj('gql vars array', { method: 'POST', url: '/graphql', payload: { query: '{__typename}', variables: [1] } });
  await inj('gql body null', { method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload: 'null' });
});

test('many buyers of one course at one moment', async () => {
  const t = await teacher(app); const c = await course(app, t.id);
  const ps = [];
  for (let i = 0; i < 16; i++) { const s = await student(app); ps.push((await buy(s, c.id)).data.checkout.payment); }
  const at = Date.now();
  const answers = await Promise.all(ps.map(async (p) => (await app.server.inject({ url: `/api/payments/vnpay/ipn?${notice(p)}` })).json().RspCode));
  show('concurrent settle', [answers, Date.now() - at]);
});

test('price to free with an open order', async () => {
  const t = await teacher(app); const c = await course(app, t.id); const s = await student(app);
  await buy(s, c.id);
  await select(app, 'update course set price = 0 where id = ?', [c.id]);
  show('free with open', await buy(s, c.id));
  const c2 = await course(app, t.id); const s2 = await student(app);
  const o = (await buy(s2, c2.id)).data.checkout;
  await select(app, "update orders set status='NEEDS_CHECK' where id = ?", [o.order.id]);
  await select(app, 'update course set price = 600000 where id = ?', [c2.id]);
  show('buy2', await buy(s2, c2.id));
  show('needs check after', await select(app, 'select status from orders where id = ?', [o.order.id]));
});

test('progress spam', async () => {
  const t = await teacher(app); const c = await course(app, t.id); const s = await student(app);
  await enrol(app, s.id, c.id);
  await ask(app, s, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id: c.lessonIds[0] });
  let r: any;
  const at = Date.now();
  for (let i = 0; i < 16; i++) r = await ask(app, s, 'mutation($i: RecordProgressInput!) { recordProgress(input: $i) { doneSec state } }', { i: { lessonId: c.lessonIds[0], dwellSec: 30 } });
  show('spam', [r, Date.now() - at]);
});

test('create same title at once', async () => {
  const t = await teacher(app);
  const rs = await Promise.all(Array.from({ length: 6 }, () => ask(app, t, 'mutation { createCourse(input: {title: "Trùng tên nhau"}) { slug } }')));
  show('slugs', rs);
});
