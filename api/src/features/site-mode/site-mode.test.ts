import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createContext } from '../../graphql/context.ts';
import { Role } from '../../platform/access/permissions.ts';
import { ownApp } from '../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { hashToken, issueGoogleCode, newToken } from '../accounts/index.ts';
import { mailSignUpLink } from '../accounts/sign-up/request-sign-up-link.ts';
import { CourseStatus } from '../courses/index.ts';

const app = await ownApp();
const {
  admin,
  ask,
  codeTo,
  count,
  course,
  db,
  fetchRoot,
  mailsTo,
  mutate,
  person,
  row,
  student,
  teacher,
  value,
} = helpersFor(app);
const boss = await admin();
const MAIL = 'accounts.sign-up-invitation';

const change = (input: object, who: Actor = boss) =>
  mutate(who, 'changeSiteMode', { reason: 'Thử nghiệm', ...input }, 'version signUp signUpDomains isAcademy');
const setMode = async (input: object) => expect((await change(input)).errors).toBeUndefined();
const getDetail = (reply: Awaited<ReturnType<typeof change>>) => reply.errors?.[0]?.extensions.details?.[0];
const newEmail = (domain = 'example.vn') => `${randomUUID()}@${domain}`;
const register = (email: string, more: object = {}) =>
  ask(undefined, 'mutation($input: RegisterInput!) { register(input: $input) { user { id } } }', {
    input: { email, password: 'mat-khau-du-dai', fullName: 'Trần Thị Ngọc', ...more },
  });
const isVerified = (email: string) =>
  value<boolean>('select email_verified_at is not null from person where email = ?', email);
const invite = (...emails: string[]) => mutate(boss, 'inviteToSignUp', { emails }, 'sentCount');
const signInWithGoogle = async (email: string) => {
  const context = createContext(app.services, { id: 'x', address: '127.0.0.1', origin: 'graphql' }, 'vi');
  const claims = { issuer: 'https://accounts.google.com', subject: randomUUID(), email, name: 'G' };
  const code = await issueGoogleCode(context, claims as never);
  return ask(
    undefined,
    'mutation($input: SignInWithGoogleInput!) { signInWithGoogle(input: $input) { user { id } } }',
    { input: { code } },
  );
};
// Each registration counts towards the limit of the network
beforeEach(() => db('delete from throttle'));

describe('a change of the site mode', () => {
  test('is recorded for each setting, with its reason', async () => {
    await setMode({ signUp: 'DOMAIN', signUpDomains: ['@HocVien.vn', 'hocvien.vn', 'học-viện.vn'] });
    const { data } = await change({ reason: 'Mở lại', signUp: 'OPEN' });
    expect(data.changeSiteMode).toMatchObject({ signUp: 'OPEN', signUpDomains: [] });
    const history = await fetchRoot<{ history: object[] }>(
      boss,
      '{ setting(id: "signUp.open") { history { value reason changedById } } }',
    );
    expect(history.history).toEqual([
      { value: true, reason: 'Mở lại', changedById: boss.id },
      { value: false, reason: 'Thử nghiệm', changedById: boss.id },
    ]);
    const domains = await fetchRoot<{ history: { value: string }[] }>(
      boss,
      '{ setting(id: "signUp.domains") { history { value } } }',
    );
    expect(domains.history.at(-1)).toEqual({
      value: 'hocvien.vn xn--hc-vin-mk8bsb.vn',
    });
  });

  test('rejects invalid domains at their fields, and a version that is not current', async () => {
    const domains = (signUpDomains: string[]) => change({ signUp: 'DOMAIN', signUpDomains });
    expect(getDetail(await domains(['hocvien.vn', 'không phải']))).toMatchObject({
      field: 'signUpDomains.1',
      message: '“không phải” không phải là tên miền. Ví dụ: hocvien.vn.',
      code: 'INVALID',
    });
    expect(getDetail(await domains([]))).toMatchObject({ field: 'signUpDomains', code: 'REQUIRED' });
    expect(getReason(await change({ isMembersOnly: true, expectedVersion: 0 }))).toBe('STALE_VERSION');
    expect(getCode(await change({ isMembersOnly: true }, await student()))).toBe('FORBIDDEN');
    const { proof, ...unproved } = boss;
    expect(proof).toBeDefined();
    expect(getReason(await change({ isMembersOnly: true }, unproved))).toBe('PROOF_NEEDED');
  });

  test('is preceded by a dry run that counts who and what it affects', async () => {
    const COUNTS =
      'query($domains: [String!]) { siteModeEffects(domains: $domains) { members teachers packages coursesInReview publicPages publicOperations openOperations membersOfOtherDomains } }';
    const counts = () => fetchRoot<Record<string, number>>(boss, COUNTS, { domains: ['@Rieng.vn', '?'] });
    const before = await counts();
    const owner = await teacher();
    await course(owner.id);
    await course(owner.id, { status: CourseStatus.PENDING_REVIEW });
    await db("update person set email = 'x@rieng.vn' where id = ?", (await student()).id);
    const after = await counts();
    expect(after).toMatchObject({
      members: before.members! + 2,
      teachers: before.teachers! + 1,
      coursesInReview: before.coursesInReview! + 1,
      membersOfOtherDomains: before.membersOfOtherDomains! + 1,
    });
    expect(after.publicPages).toBeGreaterThan(before.publicPages!);
    expect(after.publicOperations).toBeGreaterThan(after.openOperations!);
  });
});

describe('sign-up by invitation', () => {
  beforeEach(() => setMode({ signUp: 'INVITATION' }));

  test('is closed to others, also by REST and with Google', async () => {
    const email = newEmail();
    expect(getReason(await register(email))).toBe('SIGN_UP_CLOSED');
    expect(getReason(await signInWithGoogle(email))).toBe('SIGN_UP_CLOSED');
    const rest = await app.server.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email, password: 'mat-khau-du-dai', fullName: 'Trần Thị Ngọc' }),
    });
    expect([rest.statusCode, rest.json().error.reason]).toEqual([422, 'SIGN_UP_CLOSED']);
    expect(await count('person where email = ?', email)).toBe(0);
    const REQUEST =
      'mutation($input: RequestSignUpLinkInput!) { requestSignUpLink(input: $input) { accepted } }';
    expect(getReason(await ask(undefined, REQUEST, { input: { email } }))).toBe('SIGN_UP_CLOSED');
  });

  test('admits the receiver of a link once, and confirms the address', async () => {
    const [email, known] = [newEmail(), await student()];
    const address = await value<string>('select email::text from person where id = ?', known.id);
    expect((await invite(email, email.toUpperCase(), address)).data.inviteToSignUp).toEqual({ sentCount: 1 });
    expect(await mailsTo(address)).toEqual([]);
    const invitation = await codeTo(email, MAIL, 'invitation');
    expect(getReason(await register(newEmail(), { invitation }))).toBe('SIGN_UP_CLOSED');
    expect(getReason(await register(email))).toBe('SIGN_UP_CLOSED');
    expect((await register(email, { invitation })).errors).toBeUndefined();
    expect(await isVerified(email)).toBe(true);
    await db("update person set email = 'da-doi@example.vn' where email = ?", email);
    expect(getReason(await register(email, { invitation }))).toBe('SIGN_UP_CLOSED');
  });

  test('refuses links that were replaced, withdrawn or have expired', async () => {
    const email = newEmail();
    await invite(email);
    const first = await codeTo(email, MAIL, 'invitation');
    await invite(email);
    expect(getReason(await register(email, { invitation: first }))).toBe('SIGN_UP_CLOSED');
    const invitation = await codeTo(email, MAIL, 'invitation');
    await db("update sign_up_invitation set expires_at = now() - interval '1 minute' where email = ?", email);
    expect(getReason(await register(email, { invitation }))).toBe('SIGN_UP_CLOSED');
    await db("update sign_up_invitation set expires_at = now() + interval '1 day' where email = ?", email);
    const { items } = await fetchRoot<{ items: { id: string; email: string }[] }>(
      boss,
      '{ signUpInvitations(limit: 100) { items { id email } } }',
    );
    const input = { invitationId: items.find((each) => each.email === email)!.id };
    const withdraw = () => mutate(boss, 'withdrawSignUpInvitation', input, 'invitationId');
    expect(getCode(await withdraw())).toBeUndefined();
    expect(getCode(await withdraw())).toBe('GONE');
    expect(getReason(await register(email, { invitation }))).toBe('SIGN_UP_CLOSED');
    expect(getDetail(await invite(newEmail(), 'không phải'))).toMatchObject({ field: 'emails.1' });
  });

  test('admits a person with Google whose address was invited', async () => {
    const email = newEmail();
    await invite(email);
    expect((await signInWithGoogle(email)).errors).toBeUndefined();
    const used = await row<{ used: boolean }>(
      'select used_by_id is not null as used from sign_up_invitation where email = ?',
      email,
    );
    expect(used).toEqual({ used: true });
  });

  test('admits the receiver of an invitation to a course', async () => {
    const owner = await teacher();
    const { id } = await course(owner.id);
    const [email, token] = [newEmail(), newToken()];
    await db(
      `insert into course_invitation (course_id, email, token_hash, inviter_id, expires_at)
       values (?, ?, decode(?, 'hex'), ?, now() + interval '1 day')`,
      id,
      email,
      hashToken(token).toString('hex'),
      owner.id,
    );
    expect(getReason(await register(newEmail(), { invitation: token }))).toBe('SIGN_UP_CLOSED');
    expect((await register(email, { invitation: token })).errors).toBeUndefined();
    expect(await isVerified(email)).toBe(true);
    expect(await count('course_invitation where email = ? and accepted_at is null', email)).toBe(1);
  });
});

describe('sign-up by email domain', () => {
  const request = (email: string) => mutate(undefined as never, 'requestSignUpLink', { email }, 'accepted');
  beforeEach(() => setMode({ signUp: 'DOMAIN', signUpDomains: ['hocvien.vn', 'may.vn'] }));

  test('admits the owner of an address of a domain after a link was opened', async () => {
    const email = newEmail('hocvien.vn');
    expect(getReason(await register(email))).toBe('SIGN_UP_LINK_NEEDED');
    expect((await request(email)).data.requestSignUpLink).toEqual({ accepted: true });
    await mailSignUpLink.handle(app.services, { email, locale: 'vi' });
    const invitation = await codeTo(email, MAIL, 'invitation');
    expect((await register(email, { invitation })).errors).toBeUndefined();
    expect(await isVerified(email)).toBe(true);
    const mails = (await mailsTo(email)).length;
    await mailSignUpLink.handle(app.services, { email, locale: 'vi' });
    expect(await mailsTo(email)).toHaveLength(mails);
  });

  test.each(['example.vn', 'sub.hocvien.vn', 'xhocvien.vn'])('refuses an address of %s', async (domain) => {
    const email = newEmail(domain);
    expect(getReason(await register(email))).toBe('SIGN_UP_CLOSED');
    expect(getDetail(await request(email))).toMatchObject({
      field: 'email',
      message: 'Chỉ nhận địa chỉ email thuộc hocvien.vn, may.vn.',
    });
    expect(getReason(await signInWithGoogle(email))).toBe('SIGN_UP_CLOSED');
  });

  test('admits a person with Google, who has verified the address', async () => {
    expect((await signInWithGoogle(newEmail('may.vn'))).errors).toBeUndefined();
  });

  test('does not affect members, and accounts that administrators create', async () => {
    const member = await student();
    expect((await ask(member, '{ me { id } }')).errors).toBeUndefined();
    const input = { email: newEmail(), fullName: 'Người Mới', roles: ['TEACHER'] };
    expect((await mutate(boss, 'createPerson', input, 'id roles')).data.createPerson).toMatchObject({
      roles: expect.arrayContaining(['TEACHER']),
    });
  });
});

describe('an academy', () => {
  beforeEach(() => setMode({ signUp: 'OPEN', isAcademy: true, requiresCourseReview: true }));

  test('has no functions of a marketplace, and states the reason', async () => {
    const learner = await student();
    const become = (who: Actor) =>
      mutate(who, 'becomeTeacher', { headline: 'Dạy toán', sellerClass: 'INDIVIDUAL' }, 'id');
    const refused = await become(learner);
    expect([getCode(refused), getReason(refused)]).toEqual(['POLICY', 'NOT_IN_ACADEMY']);
    expect(refused.errors![0]!.message).toContain('học viện');
    expect(getReason(await register(newEmail(), { role: 'TEACHER' }))).toBe('NOT_IN_ACADEMY');
    const owner = await person(Role.TEACHER);
    const versionId = await value<string>(
      "select v.id from package_version v join package p on p.id = v.package_id where p.code = 'PRO' limit 1",
    );
    const buy = { versionId, gateway: 'VNPAY', idempotencyKey: randomUUID() };
    const orderOf = 'order { id }';
    for (const [mutation, input, fields] of [
      ['subscribePackage', buy, orderOf],
      ['renewPackage', { gateway: 'VNPAY', idempotencyKey: randomUUID() }, orderOf],
      ['startPackageTrial', { versionId, idempotencyKey: randomUUID() }, 'id'],
    ] as const)
      expect([mutation, getReason(await mutate(owner, mutation, input, fields))]).toEqual([
        mutation,
        'NOT_IN_ACADEMY',
      ]);
    await setMode({ isAcademy: false });
    expect(getCode(await become(learner))).toBeUndefined();
  });

  test('keeps the whole price of new orders, and old orders keep their shares', async () => {
    const owner = await teacher();
    const { id } = await course(owner.id, { price: 200_000 });
    const order = async (buyer: Actor) => {
      const input = { courseId: id, gateway: 'VNPAY', idempotencyKey: randomUUID() };
      const { data } = await mutate(buyer, 'checkout', input, 'order { id }');
      const { order } = data.checkout as { order: { id: string } };
      const shares = () =>
        row(
          'select amount::int, commission::int, vat_withheld::int as vat, pit_withheld::int as pit, teacher_share::int as share from order_line where order_id = ?',
          order.id,
        );
      return shares;
    };
    await setMode({ isAcademy: false });
    const old = await order(await student());
    const before = await old();
    expect(before).toMatchObject({ amount: 200_000, vat: 10_000, pit: 4000 });
    await setMode({ isAcademy: true });
    const recent = await order(await student());
    expect(await recent()).toEqual({ amount: 200_000, commission: 200_000, vat: 0, pit: 0, share: 0 });
    expect(await old()).toEqual(before);
  });

  test('has no limits of packages', async () => {
    const owner = await person(Role.TEACHER);
    const limits = () =>
      row(
        'select max_courses > 1000 as many, max_coupons from seller_package where teacher_id = ?',
        owner.id,
      );
    expect(await limits()).toEqual({ many: true, max_coupons: null });
    await setMode({ isAcademy: false });
    expect(await limits()).toMatchObject({ many: false });
  });

  test('reviews courses only if it wants to', async () => {
    const owner = await teacher();
    const submit = async () => {
      const { id } = await course(owner.id, { status: CourseStatus.DRAFT });
      const { data } = await ask(owner, 'mutation($id: ID!) { submitCourse(courseId: $id) { status } }', {
        id,
      });
      expect(await count('course_review where course_id = ?', id)).toBe(
        (data.submitCourse as { status: string }).status === 'PUBLISHED' ? 0 : 1,
      );
      return (data.submitCourse as { status: string }).status;
    };
    expect(await submit()).toBe('PENDING_REVIEW');
    await setMode({ requiresCourseReview: false });
    expect(await submit()).toBe('PUBLISHED');
    await setMode({ isAcademy: false });
    expect(await submit()).toBe('PENDING_REVIEW');
  });
});
