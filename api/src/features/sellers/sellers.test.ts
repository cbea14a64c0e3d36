import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { stageUpload } from '../../platform/files/uploads.ts';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { SELLER_MUST_BE_VERIFIED } from './settings.ts';

const app = await ownApp();
const { admin, ask, assign, course, customRole, db, staff, student, teacher, value } = helpersFor(app);

let boss: Actor;
beforeAll(async () => {
  boss = await admin();
});

const NUMBER = '001190012345';
const SUBMIT =
  'mutation($input: SubmitSellerIdentityInput!) { submitSellerIdentity(input: $input) { id status paperLastDigits } }';
const stage = (who: Actor, name = 'cccd.pdf', content = '%PDF-1.4 giấy tờ') =>
  stageUpload(app.services, who.id, name, Readable.from([Buffer.from(content)]));
const input = async (who: Actor, over: object = {}) => ({
  legalName: ' Lê Thị An ',
  address: ' 12 Hàng Bài, Hà Nội ',
  paperKind: 'CITIZEN_IDENTITY',
  paperNumber: '001 190 012 345',
  uploadIds: [await stage(who)],
  ...over,
});
const submit = async (who: Actor) => {
  const { data, errors } = await ask(who, SUBMIT, { input: await input(who) });
  expect(errors).toBeUndefined();
  return data.submitSellerIdentity as { id: string; status: string; paperLastDigits: string };
};
const submittedAt = async (sellerId: string) =>
  new Date(
    await value<string>('select submitted_at from seller_identity where id = ?', sellerId),
  ).toISOString();
const verify = async (who: Actor, sellerId: string, at?: string) =>
  ask(who, 'mutation($input: VerifySellerInput!) { verifySeller(input: $input) { status decidedByName } }', {
    input: { sellerId, submittedAt: at ?? (await submittedAt(sellerId)) },
  });
const reject = (who: Actor, sellerId: string) =>
  ask(who, 'mutation($input: RejectSellerInput!) { rejectSeller(input: $input) { status rejection } }', {
    input: { sellerId, reason: 'Ảnh bị mờ' },
  });
const status = async (who: Actor) =>
  ((await ask(who, '{ mySellerIdentity { status } }')).data.mySellerIdentity as { status: string } | null)
    ?.status;
const read = (who: Actor, sellerId: string) =>
  ask(who, 'mutation($id: ID!) { readSellerEvidence(sellerId: $id) { paperNumber files { name url } } }', {
    id: sellerId,
  });

test('the number is sealed, and only administrators with a permission of its own read the evidence', async () => {
  const who = await teacher();
  const seller = await submit(who);
  expect(seller).toMatchObject({ status: 'PENDING', paperLastDigits: '2345' });
  expect(JSON.stringify(await db('select * from seller_identity where id = ?', seller.id))).not.toContain(
    NUMBER,
  );
  expect(
    (await value<Buffer>('select paper_number_sealed from seller_identity where id = ?', seller.id)).toString(
      'latin1',
    ),
  ).not.toContain(NUMBER);
  const lister = await staff('seller:read-any', 'seller:decide');
  for (const other of [who, lister]) expect(getCode(await read(other, seller.id))).toBe('FORBIDDEN');
  const { readSellerEvidence: evidence } = (await read(boss, seller.id)).data as {
    readSellerEvidence: { paperNumber: string; files: { name: string; url: string }[] };
  };
  expect(evidence).toMatchObject({ paperNumber: NUMBER, files: [{ name: 'cccd.pdf' }] });
  const { url } = evidence.files[0]!;
  expect((await app.server.inject(url)).body).toContain('giấy tờ');
  expect((await app.server.inject(url.replace(/\?.*/, ''))).statusCode).toBe(404);
  expect(
    await db(
      "select actor_id from audit_log where action = 'seller.read-evidence' and target_id = ?",
      seller.id,
    ),
  ).toEqual([{ actor_id: boss.id }]);
});

test('refuses impossible numbers and other files', async () => {
  const who = await teacher();
  for (const [over, field] of [
    [{ paperNumber: '00119001234' }, 'paperNumber'],
    [{ legalName: ' ' }, 'legalName'],
    [{ address: 'HN' }, 'address'],
    [{ uploadIds: [] }, 'uploadIds'],
    [{ uploadIds: [await stage(who, 'x.txt', 'chữ')] }, 'uploadIds'],
  ] as const) {
    const reply = await ask(who, SUBMIT, { input: await input(who, over) });
    expect(getCode(reply)).toBe('BAD_INPUT');
    expect(reply.errors?.[0]?.extensions.details).toMatchObject([{ field }]);
  }
  expect(await status(who)).toBeUndefined();
});

test('another administrator decides once, and a verification ends when class, tax code or residency change', async () => {
  const who = await teacher();
  await assign(who.id, await customRole(['seller:decide']));
  const { id } = await submit(who);
  expect(getReason(await verify(who, id))).toBe('OWN_SELLER_IDENTITY');
  expect((await verify(boss, id)).data.verifySeller).toMatchObject({ status: 'VERIFIED' });
  expect(getReason(await verify(boss, id))).toBe('SELLER_NOT_PENDING');
  await db("update teacher_profile set seller_class = 'HOUSEHOLD' where person_id = ?", who.id);
  expect(await status(who)).toBe('UNVERIFIED');
  expect(getReason(await reject(boss, id))).toBe('SELLER_NOT_PENDING');
  await submit(who);
  expect(await status(who)).toBe('PENDING');
  expect(await value('select count(*)::int from seller_evidence where seller_id = ?', id)).toBe(1);
  expect((await verify(boss, id)).errors).toBeUndefined();
  expect((await reject(boss, id)).data.rejectSeller).toEqual({ status: 'REJECTED', rejection: 'Ảnh bị mờ' });
});

test('a submission that the administrator has not seen is not verified', async () => {
  const who = await teacher();
  const { id } = await submit(who);
  const seen = await submittedAt(id);
  await submit(who);
  expect(getReason(await verify(boss, id, seen))).toBe('SELLER_SUBMITTED_AGAIN');
  expect(await status(who)).toBe('PENDING');
});

test('a submission and a decision at the same time do not block each other', async () => {
  const who = await teacher();
  for (let round = 0; round < 10; round++) {
    const { id } = await submit(who);
    // Read before both, so that the decision is never about the second submission
    const [seen, again] = [await submittedAt(id), await input(who)];
    const replies = await Promise.all([verify(boss, id, seen), ask(who, SUBMIT, { input: again })]);
    expect(replies.map((reply) => getCode(reply) ?? 'OK')).toEqual([
      expect.stringMatching(/^(OK|CONFLICT)$/),
      'OK',
    ]);
    expect(await status(who)).toBe('PENDING');
  }
});

test('a verification ends when the residency for taxes changes', async () => {
  const who = await teacher();
  const { id } = await submit(who);
  await verify(boss, id);
  const changed = await ask(
    who,
    'mutation($input: UpdateTeacherProfileInput!) { updateTeacherProfile(input: $input) { isResident } }',
    { input: { headline: 'Dạy vẽ', links: [], sellerClass: 'INDIVIDUAL', taxId: null, isResident: false } },
  );
  expect(changed.data.updateTeacherProfile).toEqual({ isResident: false });
  expect(await status(who)).toBe('UNVERIFIED');
});

test('the teacher is notified of each decision, with the reason of a rejection', async () => {
  const who = await teacher();
  const { id } = await submit(who);
  await verify(boss, id);
  await reject(boss, id);
  const { data } = await ask(
    who,
    '{ myNotifications(first: 5) { edges { node { kind title text link } } } }',
  );
  const { edges } = data.myNotifications as { edges: { node: object }[] };
  expect(edges.map(({ node }) => node)).toEqual([
    expect.objectContaining({ kind: 'SELLER_DECIDED', text: expect.stringContaining('Ảnh bị mờ') }),
    expect.objectContaining({ kind: 'SELLER_DECIDED', link: '/teacher/advanced/identity' }),
  ]);
});

test('while the setting is on, an unverified seller neither publishes nor sells', async () => {
  const who = await teacher();
  const buyer = await student();
  const facts = await course(who.id);
  const sell = async () => {
    const key = crypto.randomUUID();
    const bought = await ask(
      buyer,
      'mutation($input: CheckoutInput!) { checkout(input: $input) { order { id } } }',
      { input: { courseId: facts.id, gateway: 'VNPAY', idempotencyKey: key } },
    );
    const submitted = await ask(who, 'mutation($id: ID!) { submitCourse(courseId: $id) { id } }', {
      id: facts.id,
    });
    const published = await ask(who, 'mutation($id: ID!) { publishCourse(courseId: $id) { id } }', {
      id: facts.id,
    });
    return [bought, submitted, published].map((reply) => getReason(reply));
  };
  setSetting(app, SELLER_MUST_BE_VERIFIED, true);
  expect(await sell()).toEqual([
    'SELLER_OF_COURSE_NOT_VERIFIED',
    'SELLER_NOT_VERIFIED',
    'SELLER_NOT_VERIFIED',
  ]);
  const { id } = await submit(who);
  expect((await sell())[0]).toBe('SELLER_OF_COURSE_NOT_VERIFIED');
  await verify(boss, id);
  const reasons = await sell();
  expect(reasons[0]).toBeUndefined();
  expect(reasons).not.toContain('SELLER_NOT_VERIFIED');
});

test('impossible tax codes are refused at the field', async () => {
  const who = await teacher();
  const update = (taxId: string | null) =>
    ask(
      who,
      'mutation($input: UpdateTeacherProfileInput!) { updateTeacherProfile(input: $input) { taxId } }',
      {
        input: { headline: 'Dạy vẽ', links: [], sellerClass: 'INDIVIDUAL', taxId },
      },
    );
  for (const taxId of ['0123456789', '99912345678901', '097190012345'])
    expect(JSON.stringify((await update(taxId)).errors)).toContain('taxId');
  for (const taxId of ['0123456787', '0123456787001', '001190012345', null])
    expect((await update(taxId)).errors).toBeUndefined();
});
