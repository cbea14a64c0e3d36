import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { Role } from '../src/platform/access/permissions.ts';
import { course, enrol, member, PASSWORD, select, teacher } from '../src/testing/factories.ts';
import { LegacyClient } from './legacy-client.ts';
import { type Listening, listening } from './listening.ts';

let sen: Listening;
beforeAll(async () => {
  sen = await listening();
});
const GONE = 'long.gone.token';

it('signs up, reads its profile and reuses its first refresh token', async () => {
  const client = new LegacyClient(sen.url);
  await client.register({
    email: 'cu@example.vn',
    password: PASSWORD,
    name: 'Nguyễn Thị Lan',
  });
  const me = await client.call('GET', '/auth/me');
  expect(me).toMatchObject({
    name: 'Nguyễn Thị Lan',
    fullName: 'Nguyễn Thị Lan',
    firstName: 'Lan',
    role: 'user',
    roles: ['user'],
    isActive: true,
  });
  expect((me as { _id: string })._id).toBe((me as { id: string }).id);
  const first = client.storage.get('refreshToken');
  for (let round = 0; round < 5; round++) {
    client.storage.set('accessToken', GONE);
    expect(await client.call('GET', '/client/auth/me')).toMatchObject({ email: 'cu@example.vn' });
    expect(client.storage.get('refreshToken')).toBe(first);
  }
  await client.call('POST', '/auth/logout', { refreshToken: first, logoutAllDevices: false });
  await expect(client.call('GET', '/auth/me')).rejects.toThrow();
  expect(client.storage.size).toBe(0);
});

it('reads a student’s dashboard, courses, progress, profile and picture', async () => {
  const student = await member(sen.app);
  const facts = await course(sen.app, (await teacher(sen.app)).id);
  await enrol(sen.app, student.id, facts.id);
  const client = new LegacyClient(sen.url);
  await client.login(student.email, PASSWORD);
  expect(await client.call('GET', '/client/auth/enrolled-courses?page=1&limit=10&status=all')).toMatchObject({
    total: 1,
    page: 1,
  });
  expect(await client.call('GET', `/client/auth/courses/${facts.id}/progress`)).toMatchObject({
    percentage: 0,
    totalLessons: 5,
  });
  for (const screen of ['dashboard', 'statistics', 'activity', 'certificates', 'achievements', 'schedule'])
    expect(await client.call('GET', `/client/auth/${screen}?lang=vi`), screen).toBeTruthy();
  for (const [part, value] of Object.entries({
    bio: 'Mình học buổi tối.',
    skills: ['Vẽ', 'Hát'],
  }))
    expect(await client.call('PUT', `/client/users/${part}`, { [part]: value })).toMatchObject({
      [part]: value,
    });
  // Forms send the text as typed
  expect(
    await client.call('PUT', '/client/users/education', {
      education: [{ school: 'Đại học Huế', from: '2001', to: ' 2005 ' }],
    }),
  ).toMatchObject({ education: [{ school: 'Đại học Huế', from: 2001, to: 2005 }] });
  expect(
    await client.call('PUT', '/client/users/experience', {
      experience: [{ company: 'FPT', title: 'Kỹ sư', from: '2006', to: '' }],
    }),
  ).toMatchObject({ experience: [{ company: 'FPT', from: 2006, to: null }] });
  await expect(
    client.call('PUT', '/client/users/education', { education: [{ school: 'Huế', from: 'xưa' }] }),
  ).rejects.toThrow(/from/);
  expect(await client.call('PUT', '/client/auth/profile', { fullName: 'Trần Văn Cũ' })).toMatchObject({
    name: 'Trần Văn Cũ',
  });
  const form = new FormData();
  const png = await sharp({ create: { width: 128, height: 128, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  form.set('avatar', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png');
  expect(await client.call('PUT', '/client/users/avatar', form)).toMatchObject({
    avatar: expect.stringMatching(new RegExp(`^${sen.app.services.config.publicUrl}/media/avatars/`)),
  });
  expect(await client.call('GET', '/client/users/profile')).toMatchObject({
    bio: 'Mình học buổi tối.',
    skills: ['Vẽ', 'Hát'],
  });
  expect(await client.call('GET', '/client/users/profile/stats')).toMatchObject({ coursesInProgress: 1 });
  expect(await client.call('GET', '/client/users/course-quota')).toMatchObject({ used: 0 });
});

it('accepts plain dates as days in Vietnam', async () => {
  const student = await member(sen.app);
  for (const [title, startsAt] of [
    ['first minute', '2031-03-05T00:00:00+07:00'],
    ['last minute', '2031-03-06T23:59:00+07:00'],
    ['next day', '2031-03-07T00:00:00+07:00'],
  ] as const)
    await select(
      sen.app,
      'insert into study_slot (id, person_id, title, starts_at, minutes) values (gen_random_uuid(), ?, ?, ?, 30)',
      [student.id, title, startsAt],
    );
  const client = new LegacyClient(sen.url);
  await client.login(student.email, PASSWORD);
  const titles = async (query: string) =>
    ((await client.call('GET', `/client/auth/schedule?${query}`)) as { title: string }[]).map(
      ({ title }) => title,
    );
  expect(await titles('from=2031-03-05&to=2031-03-06')).toEqual(['first minute', 'last minute']);
  expect(await titles('from=2031-03-06&to=2031-03-06')).toEqual(['last minute']);
  expect(await titles('from=2031-03-06&to=2031-03-06T17:00:00.000Z')).toEqual(['last minute', 'next day']);
  await expect(titles('from=2031-02-30&to=2031-03-06')).rejects.toThrow(/^from: /);
  await expect(titles('from=2031-03-05&to=yesterday')).rejects.toThrow(/^to: /);
});

it('finds the error message in the specified place', async () => {
  const student = await member(sen.app);
  const client = new LegacyClient(sen.url);
  await expect(client.login(student.email, 'khong-dung-1')).rejects.toThrow(/mật khẩu/i);
  await client.login(student.email, PASSWORD);
  await expect(client.call('PUT', '/client/users/profile', { role: 'admin', bio: 'x' })).rejects.toThrow(
    /^role: /,
  );
  await expect(client.call('PUT', '/client/users/skills', { skills: [''] })).rejects.toThrow(/^skills: /);
  await expect(client.call('GET', '/client/auth/nowhere')).rejects.toThrow(/.+/);
  await expect(client.call('GET', '/admin/users', undefined, { isAdmin: true })).rejects.toThrow(/.+/);
  expect(client.toasts).toHaveLength(4);
});

it('sends a user back unchanged except for editable fields', async () => {
  const student = await member(sen.app);
  const client = new LegacyClient(sen.url);
  await client.login(student.email, PASSWORD);
  for (const path of ['/client/auth/profile', '/client/users/profile']) {
    const read = (await client.call('GET', '/client/users/profile')) as object;
    expect(await client.call('PUT', path, read)).toEqual(read);
    const bio = `Mình học ở ${path}.`;
    expect(await client.call('PUT', path, { ...read, bio })).toEqual({ ...read, bio });
    // Any of the name fields may be edited
    expect(await client.call('PUT', path, { ...read, bio, name: 'Lê Thị Mới' })).toMatchObject({
      fullName: 'Lê Thị Mới',
    });
    const renamed = (await client.call('GET', '/auth/me')) as object;
    expect(await client.call('PUT', path, { ...renamed, firstName: 'Cũ' })).toMatchObject({
      fullName: 'Lê Thị Cũ',
    });
    // Changing one part of the name preserves the other
    expect(await client.call('PUT', path, { firstName: 'Lan' })).toMatchObject({ fullName: 'Lê Thị Lan' });
    expect(await client.call('PUT', path, { lastName: 'Trần' })).toMatchObject({ fullName: 'Trần Lan' });
    const last = (await client.call('GET', '/auth/me')) as object;
    await expect(
      client.call('PUT', path, { ...last, roles: ['user', 'admin'], isActive: false, email: 'x@y.vn' }),
    ).rejects.toThrow(/^(email|roles|isActive): .*\n(email|roles|isActive): .*\n(email|roles|isActive): /);
  }
});

it('sends a user back as an administrator, with skills, education and experience', async () => {
  const admin = await member(sen.app, Role.ADMIN);
  const student = await member(sen.app);
  const client = new LegacyClient(sen.url);
  await client.login(admin.email, PASSWORD);
  const path = `/admin/users/${student.id}`;
  const read = (await client.call('GET', path, undefined, { isAdmin: true })) as object;
  expect(await client.call('PUT', path, read, { isAdmin: true })).toEqual(read);
  const more = {
    skills: ['Vẽ'],
    education: [{ school: 'Huế', degree: null, field: null, from: '2001', to: null }],
    experience: [{ company: 'FPT', title: null, from: null, to: '2010', description: null }],
  };
  expect(await client.call('PUT', path, { ...read, ...more }, { isAdmin: true })).toMatchObject({
    skills: ['Vẽ'],
    education: [{ school: 'Huế', from: 2001 }],
    experience: [{ company: 'FPT', to: 2010 }],
  });
  expect(
    await client.call('PUT', path, { ...read, ...more, role: 'teacher' }, { isAdmin: true }),
  ).toMatchObject({ role: 'teacher' });
  await expect(
    client.call('PUT', path, { ...read, createdAt: new Date().toISOString() }, { isAdmin: true }),
  ).rejects.toThrow(/^createdAt: /);
  const search = encodeURIComponent(student.email);
  for (const [query, total] of [
    ['role=teacher', 1],
    ['roles=teacher&_=1763787600000', 1],
    ['role=admin', 0],
  ])
    expect(
      await client.call('GET', `/admin/users?search=${search}&${query}`, undefined, { isAdmin: true }),
    ).toMatchObject({ total });
  expect(
    await client.call('GET', `/admin/users?search=${search}&rolle=admin`, undefined, { isAdmin: true }),
  ).toMatchObject({ total: 1 });
});

it('receives actionable responses about Google', async () => {
  const student = await member(sen.app);
  const client = new LegacyClient(sen.url);
  await client.login(student.email, PASSWORD);
  expect(await client.call('GET', '/auth/google/config')).toMatchObject({ enabled: false });
  expect(await client.call('GET', '/auth/google/status')).toMatchObject({ linked: false });
  await expect(
    client.call('POST', '/auth/google/link', { googleAccessToken: 'a', googleIdToken: 'b' }),
  ).rejects.toThrow(/chưa bật/);
  await expect(
    client.call('DELETE', '/auth/google/unlink', { confirmUnlink: true, reason: 'x' }),
  ).rejects.toThrow(/chưa liên kết/);
});

it('is rejected immediately after signing out', async () => {
  const student = await member(sen.app);
  for (let round = 0; round < 30; round++) {
    const client = new LegacyClient(sen.url);
    await client.login(student.email, PASSWORD);
    const refreshToken = client.storage.get('refreshToken');
    await client.call('POST', '/auth/logout', { refreshToken, logoutAllDevices: round % 2 === 1 });
    await expect(client.call('GET', '/auth/me'), `round ${round}`).rejects.toThrow();
  }
});

it('reads an administrator’s table, search, statistics, person and bulk actions', async () => {
  const admin = await member(sen.app, Role.ADMIN);
  await member(sen.app, Role.ADMIN);
  const client = new LegacyClient(sen.url);
  await client.login(admin.email, PASSWORD);
  const call = (method: string, path: string, body?: unknown) =>
    client.call(method, `/admin/users${path}`, body, { isAdmin: true });
  const created = (await call('POST', '', {
    email: 'moi@example.vn',
    fullName: 'Người Mới',
    password: PASSWORD,
  })) as { _id: string };
  const page = await call(
    'GET',
    '?search=Người Mới&roles=user&roles=teacher&isActive=true&page=1&limit=10&sortBy=createdAt&sortOrder=desc',
  );
  expect(page).toMatchObject({ total: 1, page: 1, users: [{ _id: created._id, role: 'user' }] });
  expect(await call('GET', `/${created._id}`)).toMatchObject({ email: 'moi@example.vn' });
  expect(await call('PUT', `/${created._id}`, { fullName: 'Người Cũ' })).toMatchObject({ name: 'Người Cũ' });
  expect(await call('PATCH', `/${created._id}/deactivate`)).toMatchObject({ isActive: false });
  expect(await call('PATCH', `/${created._id}/activate`)).toMatchObject({ isActive: true });
  expect(await call('GET', '/stats')).toMatchObject({
    totalUsers: expect.any(Number),
    activeUsers: expect.any(Number),
    usersByRole: expect.anything(),
  });
  expect(await call('GET', '/search?q=moi&limit=10')).toBeTruthy();
  expect(await call('PATCH', '/bulk-status', { userIds: [created._id], isActive: false })).toMatchObject({
    results: [{ id: created._id, ok: true }],
  });
  expect(await call('PATCH', '/bulk-roles', { userIds: [created._id], roles: ['teacher'] })).toMatchObject({
    results: [{ id: created._id, ok: true }],
  });
  await call('DELETE', `/${created._id}`);
  await expect(call('GET', `/${created._id}`)).rejects.toThrow();
  // The admin client navigates to /login if a refresh fails
  client.storage.set('accessToken', GONE);
  client.storage.set('refreshToken', 'no good');
  await expect(call('GET', '')).rejects.toThrow();
  expect(client.redirectedTo).toBe('/login');
});
