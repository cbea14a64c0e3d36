import { describe, expect, test } from 'vitest';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason, type Reply } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { getAuditLog, getNotifications } from '../../../testing/study.ts';
import { CHILD_AGE } from './closed-profile.ts';

const app = await ownApp();
const { admin, ask, codeTo, db, fetchRoot, mailsTo, mutate, provedMember, student, updateRow, value } =
  helpersFor(app);

const getDetail = (reply: Reply) => reply.errors?.[0]?.extensions.details?.[0];
const YEAR = new Date().getFullYear();
const createChild = async (age = 12): Promise<Actor> => {
  const child = await provedMember();
  await updateRow('person', child.id, `birth_year = ${YEAR - age}, full_name = 'Trần Bé An'`);
  return child;
};
let guardians = 0;
const createAddress = () => `phu-huynh-${++guardians}-${Date.now()}@example.vn`;
const GUARDIAN = 'isProfileClosed guardianRequest { status guardianName }';
const askGuardian = (child: Actor, guardianEmail: string) =>
  mutate(child, 'askGuardian', { guardianName: 'Trần Văn Cha', guardianEmail }, GUARDIAN);
const me = (child: Actor) =>
  fetchRoot<{ isProfileClosed: boolean; guardianRequest: { status: string } | null }>(
    child,
    `{ me { ${GUARDIAN} } }`,
  );
const open = (token: string) =>
  mutate(undefined, 'openGuardianRequest', { token }, 'childName status privacyVersion');
const answer = (token: string, isGiven: boolean) =>
  mutate(undefined, 'answerGuardianRequest', { token, isGiven }, 'status code answeredAt');
const ask1 = async (child: Actor) => {
  const email = createAddress();
  await askGuardian(child, email);
  return { email, token: await codeTo(email, 'accounts.guardian-request', 'token') };
};

describe('the age of a child', () => {
  test.each([
    [0, true],
    [15, true],
    // Only the year is known: the birthday may be in December
    [16, true],
    [17, false],
  ])('%i years after the year of birth', async (age, isChild) => {
    expect((await me(await createChild(age))).isProfileClosed).toBe(isChild);
  });

  test('is missing for people who have not entered a year of birth', async () => {
    expect(await me(await student())).toEqual({ isProfileClosed: false, guardianRequest: null });
  });

  test('has the same default in the database as in the settings, and follows the setting', async () => {
    const years = (age: number) => value<boolean>('select is_child(?::int)', YEAR - age);
    expect([await years(CHILD_AGE.default), await years(CHILD_AGE.default + 1)]).toEqual([true, false]);
    const boss = await admin();
    const change = (to: number) =>
      mutate(boss, 'changeSetting', { key: CHILD_AGE.key, value: to, reason: 'Thử nghiệm' }, 'key');
    expect((await change(18)).errors).toBeUndefined();
    expect([await years(18), await years(19)]).toEqual([true, false]);
    await change(CHILD_AGE.default);
  });
});

describe('the year of birth', () => {
  const update = (who: Actor, birthYear: number | null) =>
    mutate(who, 'updateProfile', { birthYear }, 'birthYear');

  test('is optional, and refused at its field if it is impossible', async () => {
    const who = await student();
    for (const birthYear of [1899, 20, YEAR + 1])
      expect(getDetail(await update(who, birthYear))).toMatchObject({ field: 'birthYear' });
    expect((await update(who, 1990)).data).toEqual({ updateProfile: { birthYear: 1990 } });
    expect((await update(who, null)).data).toEqual({ updateProfile: { birthYear: null } });
  });

  test('cannot be changed by a child so that no guardian has to consent, now or earlier', async () => {
    const child = await createChild();
    for (const birthYear of [1990, YEAR - 16, YEAR - 13, null])
      expect(getReason(await update(child, birthYear))).toBe('BIRTH_YEAR_FIXED');
    expect((await update(child, YEAR - 10)).data).toEqual({ updateProfile: { birthYear: YEAR - 10 } });
    const { data } = await mutate(
      await admin(),
      'updatePerson',
      { personId: child.id, birthYear: 1990 },
      'isProfileClosed',
    );
    expect(data).toEqual({ updatePerson: { isProfileClosed: false } });
    expect(await getAuditLog(app, child.id)).toContainEqual(
      expect.objectContaining({ action: 'person.update', after: { birthYear: 1990 } }),
    );
  });

  test('is required at registration only if the setting says so', async () => {
    const input = { password: 'mot-mat-khau-dai-1', fullName: 'Trần Bé An' };
    const register = (more: object) =>
      mutate(undefined, 'register', { ...input, email: createAddress(), ...more }, 'user { birthYear }');
    expect((await register({})).data).toEqual({ register: { user: { birthYear: null } } });
    const boss = await admin();
    const change = (to: boolean) =>
      mutate(boss, 'changeSetting', { key: 'children.askBirthYear', value: to, reason: 'Thử nghiệm' }, 'key');
    await change(true);
    expect(await fetchRoot(undefined, '{ publicTerms { asksBirthYear } }')).toEqual({ asksBirthYear: true });
    expect(getDetail(await register({}))).toMatchObject({ field: 'birthYear', code: 'REQUIRED' });
    expect((await register({ birthYear: YEAR - 12 })).data).toEqual({
      register: { user: { birthYear: YEAR - 12 } },
    });
    await change(false);
  });
});

describe('a request to the guardian', () => {
  test('is mailed with a link, and the consent opens the profile with a receipt', async () => {
    const child = await createChild();
    const { email, token } = await ask1(child);
    expect((await open(token)).data).toEqual({
      openGuardianRequest: { childName: 'Trần Bé An', status: 'PENDING', privacyVersion: 1 },
    });
    expect(await me(child)).toMatchObject({ isProfileClosed: true, guardianRequest: { status: 'PENDING' } });
    const { data } = await answer(token, true);
    expect(data).toEqual({
      answerGuardianRequest: {
        status: 'CONSENTED',
        code: expect.stringMatching(/^GR(-[0-9A-F]{4}){3}$/),
        answeredAt: expect.any(String),
      },
    });
    expect(await me(child)).toMatchObject({
      isProfileClosed: false,
      guardianRequest: { status: 'CONSENTED' },
    });
    const receipt = (await mailsTo(email)).at(-1)!;
    expect(receipt).toMatchObject({
      mail: 'accounts.guardian-receipt',
      props: { status: 'CONSENTED', privacyVersion: 1, link: expect.stringContaining(token) },
    });
    expect(await getNotifications(app, child, 'GUARDIAN%')).toHaveLength(1);
    // An erasure of the guardian's data removes the name from the request only
    expect(
      await value<string>(
        'select string_agg(params::text, null) from notification where person_id = ?',
        child.id,
      ),
    ).not.toContain('Trần Văn Cha');
    expect(await getAuditLog(app, child.id)).toMatchObject([
      { action: 'person.ask-guardian' },
      { action: 'person.answer-guardian-request', after: { status: 'CONSENTED', privacyVersion: 1 } },
    ]);
  });

  test('can be refused, and the link is then used up', async () => {
    const child = await createChild();
    const { email, token } = await ask1(child);
    expect((await answer(token, false)).data).toMatchObject({ answerGuardianRequest: { status: 'REFUSED' } });
    expect(await me(child)).toMatchObject({ isProfileClosed: true, guardianRequest: { status: 'REFUSED' } });
    for (const isGiven of [true, false]) expect(getReason(await answer(token, isGiven))).toBe('LINK_GONE');
    expect(getReason(await open(token))).toBe('LINK_GONE');
    expect((await mailsTo(email)).at(-1)!.props).not.toHaveProperty('link');
  });

  test('withdrawn by the same link closes the profile immediately', async () => {
    const child = await createChild();
    const { token } = await ask1(child);
    await answer(token, true);
    // A consent is given once
    expect(getReason(await answer(token, true))).toBe('LINK_GONE');
    await db(
      "update guardian_request set expires_at = now() - interval '1 day' where person_id = ?",
      child.id,
    );
    expect((await answer(token, false)).data).toMatchObject({
      answerGuardianRequest: { status: 'WITHDRAWN' },
    });
    expect((await me(child)).isProfileClosed).toBe(true);
    expect(getReason(await answer(token, true))).toBe('LINK_GONE');
  });

  test('expires, and is replaced by the next one', async () => {
    const child = await createChild();
    const first = await ask1(child);
    const second = await ask1(child);
    expect(getReason(await answer(first.token, true))).toBe('LINK_GONE');
    await db(
      "update guardian_request set expires_at = now() - interval '1 minute' where person_id = ?",
      child.id,
    );
    for (const isGiven of [true, false])
      expect(getReason(await answer(second.token, isGiven))).toBe('LINK_GONE');
    expect((await me(child)).isProfileClosed).toBe(true);
  });

  test('answered twice at the same time counts once', async () => {
    const { token } = await ask1(await createChild());
    const answers = await Promise.all([answer(token, true), answer(token, true)]);
    expect(answers.map(getReason).toSorted()).toEqual(['LINK_GONE', undefined]);
  });

  test('is not sent to the child in any spelling of the address', async () => {
    const child = await createChild();
    await updateRow('person', child.id, "email = 'be.an@gmail.com'");
    for (const email of ['be.an@gmail.com', 'BE.AN+bo@gmail.com', 'bean@googlemail.com'])
      expect(getDetail(await askGuardian(child, email))).toMatchObject({
        field: 'guardianEmail',
        code: 'NOT_ALLOWED',
      });
  });

  test('is sent only for children with a confirmed address, three a day to an address', async () => {
    expect(getReason(await askGuardian(await createChild(40), createAddress()))).toBe('NO_CHILD');
    const unproved = await student();
    await updateRow('person', unproved.id, `birth_year = ${YEAR - 12}`);
    expect(getReason(await askGuardian(unproved, createAddress()))).toBe('EMAIL_UNVERIFIED');
    const email = createAddress();
    const sent = [];
    for (let n = 0; n < 4; n++) sent.push(getCode(await askGuardian(await createChild(), email)));
    expect(sent).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  });

  test('cannot be guessed, and is never returned', async () => {
    const child = await createChild();
    const { token } = await ask1(child);
    expect(token.length).toBeGreaterThanOrEqual(43);
    const wrong = token.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'));
    expect(getReason(await open(wrong))).toBe('LINK_GONE');
    const stored = await value<string>(
      'select row_to_json(g)::text from guardian_request g where g.person_id = ?',
      child.id,
    );
    expect(stored).not.toContain(token);
  });

  test('is cancelled by the child, who can also close an open profile', async () => {
    const child = await createChild();
    const pending = await ask1(child);
    await fetchRoot(child, 'mutation { closeProfile { id } }');
    expect(getReason(await answer(pending.token, true))).toBe('LINK_GONE');
    const given = await ask1(child);
    await answer(given.token, true);
    await fetchRoot(child, 'mutation { closeProfile { id } }');
    expect(await me(child)).toMatchObject({
      isProfileClosed: true,
      guardianRequest: { status: 'CANCELLED' },
    });
    expect(getReason(await answer(given.token, false))).toBe('LINK_GONE');
  });

  test('can be sent by administrators for a child, but by nobody else', async () => {
    const [child, boss] = [await createChild(), await admin()];
    const input = { personId: child.id, guardianName: 'Trần Văn Cha', guardianEmail: createAddress() };
    const send = (by: Actor) => mutate(by, 'askGuardianOf', input, 'guardianRequest { status }');
    expect(getCode(await send(await student()))).toBe('FORBIDDEN');
    expect((await send(boss)).data).toEqual({ askGuardianOf: { guardianRequest: { status: 'PENDING' } } });
    expect(await getAuditLog(app, child.id)).toMatchObject([{ action: 'person.ask-guardian' }]);
  });

  test('is visible to the child and administrators only', async () => {
    const child = await createChild();
    await ask1(child);
    const read = (by: Actor | undefined) =>
      ask(by, 'query($id: ID!) { personForAdmin(id: $id) { guardianRequest { guardianEmail } } }', {
        id: child.id,
      });
    expect((await read(await admin())).data.personForAdmin).toMatchObject({ guardianRequest: {} });
    for (const by of [await student(), child]) expect(getCode(await read(by))).toBe('FORBIDDEN');
  });
});
