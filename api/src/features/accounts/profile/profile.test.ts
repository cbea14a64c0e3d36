import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { stageUpload } from '../../../platform/files/uploads.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { isPersonName, normalizeName } from '../name-and-phone.ts';
import { removePersonalFile } from '../personal-data/personal-files.ts';

const app = await testApp();
const { ask, db, student, teacher, updateRow } = helpersFor(app);
const UPDATE = `mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) {
  fullName phone locale bio skills education { school degree field from to } experience { company title from to description }
} }`;
const update = (actor: Actor, input: object) => ask(actor, UPDATE, { input });
const getDetails = async (reply: ReturnType<typeof ask>) =>
  (await reply).errors?.[0]?.extensions.details?.map(({ field }) => field);

describe('the profile', () => {
  test('saves each part separately', async () => {
    const me = await student();
    await update(me, { bio: '  Mình dạy toán. ', skills: ['Toán ', 'toán', 'Lý'] });
    await update(me, { education: [{ school: ' Đại học Huế', from: 2001, to: 2005 }] });
    await update(me, {
      experience: [{ company: 'FPT', title: '', description: 'Viết phần mềm' }],
      phone: '+84 912 345 678',
    });
    const { data } = await update(me, { fullName: ' Nguyễn  Thị  Bình ', locale: 'EN' });
    expect(data.updateProfile).toEqual({
      fullName: 'Nguyễn Thị Bình',
      phone: '+84 912 345 678',
      locale: 'EN',
      bio: 'Mình dạy toán.',
      skills: ['Toán', 'Lý'],
      education: [{ school: 'Đại học Huế', degree: null, field: null, from: 2001, to: 2005 }],
      experience: [{ company: 'FPT', title: null, from: null, to: null, description: 'Viết phần mềm' }],
    });
    const lines = await db<{ after: object }>(
      "select after from audit_log where target_id = ? and action = 'person.update-profile' order by id",
      me.id,
    );
    expect(lines.at(-1)!.after).toEqual({ fullName: 'Nguyễn Thị Bình', locale: 'en' });
  });

  test('clears only optional fields with null', async () => {
    const me = await student();
    await update(me, { bio: 'Chào', phone: '0912345678', skills: ['Lý'] });
    const { data } = await update(me, { bio: null, phone: null, skills: null });
    expect(data.updateProfile).toMatchObject({ bio: null, phone: null, skills: [] });
    const kept = await update(me, { fullName: null, locale: null });
    expect(kept.data.updateProfile).toMatchObject({ fullName: 'Nguyễn Văn Thử', locale: 'VI' });
  });

  test.each([
    ['a name of one letter', { fullName: ' A ' }, 'fullName'],
    ['a telephone number of letters', { phone: 'gọi cho tôi' }, 'phone'],
    ['another language', { locale: 'FR' }, 'locale'],
    ['too long a text', { bio: 'a'.repeat(2001) }, 'bio'],
    ['an empty skill', { skills: ['Toán', ' '] }, 'skills'],
    ['too many skills', { skills: Array.from({ length: 31 }, (_, n) => `Kỹ năng ${n}`) }, 'skills'],
    ['an end before the beginning', { education: [{ school: 'A', from: 2005, to: 2001 }] }, 'education.0.to'],
    ['a year that is none', { experience: [{ company: 'B', from: 20 }] }, 'experience.0.from'],
    ['a school without a name', { education: [{ school: '  ' }] }, 'education.0.school'],
    ['too many schools', { education: Array.from({ length: 21 }, () => ({ school: 'A' })) }, 'education'],
  ])('%s is rejected at its field', async (_, input, field) => {
    expect(await getDetails(update(await student(), input))).toEqual([field]);
  });

  test('keeps a stored name that cannot be printed but rejects it as a new one', async () => {
    const me = await student();
    await updateRow('person', me.id, "full_name = '陳小明'");
    const { data } = await update(me, { fullName: ' 陳小明', bio: 'Chào' });
    expect(data.updateProfile).toMatchObject({ fullName: '陳小明', bio: 'Chào' });
    expect(await getDetails(update(me, { fullName: '陳大文' }))).toEqual(['fullName']);
  });

  test('excludes fields that affect others', async () => {
    const me = await student();
    for (const field of ['roles', 'role', 'isActive', 'email', 'emailVerifiedAt', 'id'])
      expect(getCode(await update(me, { [field]: 'ADMIN' }))).toBe('BAD_INPUT');
  });
});

describe('the picture', () => {
  const SET = 'mutation A($input: SetAvatarInput!) { setAvatar(input: $input) { avatarUrl } }';
  /** The left half is red, the right half blue. */
  const picture = async (width: number, height: number) => {
    const half = (colour: string) => ({
      input: { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: colour } },
      top: 0,
    });
    return sharp({ create: { width, height, channels: 3, background: 'white' } })
      .composite([
        { ...half('red'), left: 0 },
        { ...half('blue'), left: Math.floor(width / 2) },
      ])
      .withMetadata({ exif: { IFD0: { Copyright: 'secret place' } } })
      .jpeg()
      .toBuffer();
  };
  const stage = (actor: Actor, bytes: Buffer) =>
    stageUpload(app.services, actor.id, 'me.jpg', Readable.from([bytes]));
  const set = async (actor: Actor, input: object) => {
    const reply = await ask(actor, SET, { input });
    return { reply, url: (reply.data?.setAvatar as { avatarUrl: string } | undefined)?.avatarUrl };
  };

  test('is resized to the chosen square', async () => {
    const me = await student();
    const { url } = await set(me, {
      uploadId: await stage(me, await picture(400, 200)),
      crop: { x: 1, y: 0, size: 0.5 },
    });
    const got = await app.server.inject(url!);
    expect(got.headers['content-type']).toBe('image/webp');
    const { data, info } = await sharp(got.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 320]);
    expect(data[0]! < 60 && data[2]! > 200).toBe(true); // blue: the right side
    expect((await sharp(got.rawPayload).metadata()).exif).toBeUndefined();
    expect((await set(me, { uploadId: null })).url).toBeNull();
  });

  test('rejects invalid pictures, small ones and uploads of other people', async () => {
    const [me, other] = [await student(), await student()];
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>');
    for (const bytes of [Buffer.from('GIF89a'), svg, await picture(40, 40)])
      expect(getCode((await set(me, { uploadId: await stage(me, bytes) })).reply)).toBe('BAD_INPUT');
    const foreign = await stage(other, await picture(100, 100));
    expect(getCode((await set(me, { uploadId: foreign })).reply)).toBe('BAD_INPUT');
    expect((await set(other, { uploadId: foreign })).url).toMatch(/^\/media\/avatars\//);
    expect(getCode((await set(other, { uploadId: foreign })).reply)).toBe('BAD_INPUT');
  });

  test('rejects corrupt pictures and decompression bombs at the field', async () => {
    const me = await student();
    const noise = { type: 'gaussian' as const, mean: 100, sigma: 50 };
    const whole = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red', noise } })
      .png()
      .toBuffer();
    const bomb = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const bytes of [whole.subarray(0, whole.length / 2), bomb]) {
      const { reply } = await set(me, { uploadId: await stage(me, bytes) });
      expect(reply.errors![0]!.extensions).toMatchObject({
        code: 'BAD_INPUT',
        details: [expect.objectContaining({ field: 'uploadId' })],
      });
    }
  });

  test('is deleted from its URL when replaced or removed', async () => {
    const me = await student();
    const keys = () =>
      db<{ key: string }>("select data->>'key' as key from pgboss.job where name = 'account.remove-file'");
    const { url } = await set(me, { uploadId: await stage(me, await picture(100, 100)) });
    const { url: next } = await set(me, { uploadId: await stage(me, await picture(100, 100)) });
    const former = { key: url!.replace('/media/', '') };
    expect(await keys()).toContainEqual(former);
    expect(await keys()).not.toContainEqual({ key: next!.replace('/media/', '') });
    await set(me, { uploadId: null });
    expect(await keys()).toContainEqual({ key: next!.replace('/media/', '') });
    await removePersonalFile.handle(app.services, former);
    expect((await app.server.inject(url!)).statusCode).toBe(404);
  });

  test('is processed outside of transactions and does not block the database', async () => {
    const me = await student();
    const large = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const ids = await Promise.all(Array.from({ length: 12 }, () => stage(me, large)));
    let isOver = false;
    const all = Promise.all(ids.map((uploadId) => set(me, { uploadId }))).finally(() => {
      isOver = true;
    });
    const idle: number[] = [];
    while (!isOver) {
      const [row] = await db<{ count: number }>(
        "select count(*)::int from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
      );
      idle.push(row!.count);
    }
    expect((await all).every(({ url }) => url)).toBe(true);
    // If pictures were drawn within transactions, most samples would show as many idle transactions as simultaneous
    // pictures
    const median = idle.toSorted((a, b) => a - b)[idle.length >> 1];
    expect(median).toBeLessThanOrEqual(1);
  });

  test('can be retried with another crop after a rejection', async () => {
    const me = await student();
    const uploadId = await stage(me, await picture(100, 100));
    expect(getCode((await set(me, { uploadId, crop: { x: 2, y: 0, size: 1 } })).reply)).toBe('BAD_INPUT');
    expect((await set(me, { uploadId, crop: { x: 0, y: 0, size: 1 } })).url).toBeTruthy();
  });
});

describe('a teacher’s profile', () => {
  const WRITE = `mutation T($input: UpdateTeacherProfileInput!) { updateTeacherProfile(input: $input) { headline links sellerClass taxId } }`;
  const input = {
    headline: ' Dạy vẽ ',
    links: ['https://ve.example.vn'],
    sellerClass: 'HOUSEHOLD',
    taxId: '0123456787',
  };

  test('is edited by teachers, and its public parts are visible to everyone', async () => {
    const me = await teacher();
    const { data } = await ask(me, WRITE, { input });
    expect(data.updateTeacherProfile).toEqual({ ...input, headline: 'Dạy vẽ' });
    await updateRow('person', me.id, "full_name = 'Quách Tỉnh Độc Nhất'");
    const page = () =>
      ask(
        undefined,
        'query I($id: ID!) { instructor(id: $id) { headline links } searchSuggestions(search: "quach tinh doc nhat") { target } }',
        { id: me.id },
      );
    const shown = await page();
    // Anyone could create such a page, so it is hidden until the address is verified, and while the account is
    // suspended
    expect(shown.data.instructor).toBeNull();
    await updateRow('person', me.id, 'email_verified_at = now()');
    expect((await page()).data).toEqual({
      instructor: { headline: 'Dạy vẽ', links: ['https://ve.example.vn'] },
      searchSuggestions: [{ target: me.id }],
    });
    await updateRow('person', me.id, 'is_active = false');
    expect((await page()).data).toEqual({ instructor: null, searchSuggestions: [] });
    expect(getCode(await ask(await student(), WRITE, { input }))).toBe('FORBIDDEN');
  });

  test('hides the tax number from others and from the audit log', async () => {
    const me = await teacher();
    await ask(me, WRITE, { input });
    const lines = await db('select * from audit_log where target_id = ?', me.id);
    expect(JSON.stringify(lines)).not.toContain(input.taxId);
    const other = await teacher();
    const mine = await ask(other, '{ myTeacherProfile { taxId } }');
    expect(mine.data.myTeacherProfile).toEqual({ taxId: null });
  });

  test.each(['http://ve.example.vn', 'javascript:alert(1)', 'https://', 'https://x'])(
    '%s is not a valid link',
    async (link) => {
      expect(await getDetails(ask(await teacher(), WRITE, { input: { ...input, links: [link] } }))).toEqual([
        'links',
      ]);
    },
  );
});

describe('a name', () => {
  test('removes direction marks and invisible characters from a name', () => {
    expect(normalizeName('\u202Egnp.nA')).toBe('gnp.nA');
    expect(normalizeName(' \u200fNguyễn\u200b  Văn\u00a0\u2066An\u2069 \ufeff')).toBe('Nguyễn Văn An');
    expect(normalizeName('Ho\u0300a')).toBe('Hòa');
  });

  test('rejects names of only marks, fillers and blanks', () => {
    for (const name of ['\u0301\u0301\u0301', '\u200b\u200b\u200b', '\u3164\u3164', '. - .', 'A'])
      expect(isPersonName(normalizeName(name))).toBe(false);
    expect(isPersonName(normalizeName('Lê'))).toBe(true);
  });

  test('rejects a name that certificates can’t print', () => {
    for (const name of ['Tiên 👩‍🎓', '陳小明', 'عمر خالد', 'Иван Петров', 'สมชาย ใจดี'])
      expect(isPersonName(normalizeName(name))).toBe(false);
    expect(isPersonName(normalizeName('François Müller-Łukasz O’Neil'))).toBe(true);
  });
});
