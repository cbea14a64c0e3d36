import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { Role } from '../src/platform/permissions.ts';
import { course, enrol, member, PASSWORD, teacher } from '../src/testing/factories.ts';
import { LegacyClient } from './legacy-client.ts';
import { type Listening, listening } from './listening.ts';

let sen: Listening;
beforeAll(async () => {
  sen = await listening();
});
const GONE = 'long.gone.token';

it('signs up, is who it is, and goes on with its first refresh token for ever', async () => {
  const client = new LegacyClient(sen.url);
  await client.register({
    email: 'cu@example.vn',
    password: PASSWORD,
    firstName: 'Lan',
    lastName: 'Nguyễn Thị',
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

it('a student’s screens: dashboard, courses, progress, profile in parts, picture', async () => {
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
    expect(await client.call('GET', `/client/auth/${screen}`), screen).toBeTruthy();
  for (const [part, value] of Object.entries({
    bio: 'Mình học buổi tối.',
    skills: ['Vẽ', 'Hát'],
    education: [{ school: 'Đại học Huế', from: 2001, to: 2005 }],
    experience: [{ company: 'FPT', title: 'Kỹ sư' }],
  }))
    expect(await client.call('PUT', `/client/users/${part}`, { [part]: value })).toMatchObject({
      [part]: Array.isArray(value)
        ? value.map((each) => (typeof each === 'string' ? each : expect.objectContaining(each)))
        : value,
    });
  expect(await client.call('PUT', '/client/auth/profile', { fullName: 'Trần Văn Cũ' })).toMatchObject({
    name: 'Trần Văn Cũ',
  });
  const form = new FormData();
  const png = await sharp({ create: { width: 128, height: 128, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  form.set('avatar', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png');
  expect(await client.call('PUT', '/client/users/avatar', form)).toMatchObject({
    avatar: expect.stringMatching(/^\/media\/avatars\//),
  });
  expect(await client.call('GET', '/client/users/profile')).toMatchObject({
    bio: 'Mình học buổi tối.',
    skills: ['Vẽ', 'Hát'],
  });
  expect(await client.call('GET', '/client/users/profile/stats')).toMatchObject({ coursesInProgress: 1 });
  expect(await client.call('GET', '/client/users/course-quota')).toMatchObject({ used: 0 });
});

it('finds the text of a failure where the specification looks for it', async () => {
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

it('an administrator’s screens: table, search, statistics, one person, bulk', async () => {
  const admin = await member(sen.app, Role.ADMIN);
  await member(sen.app, Role.ADMIN);
  const client = new LegacyClient(sen.url);
  await client.login(admin.email, PASSWORD);
  const call = (method: string, path: string, body?: unknown) =>
    client.call(method, `/admin/users${path}`, body, { isAdmin: true });
  const made = (await call('POST', '', {
    email: 'moi@example.vn',
    fullName: 'Người Mới',
    password: PASSWORD,
  })) as { _id: string };
  const page = await call(
    'GET',
    '?search=Người Mới&roles=user&roles=teacher&isActive=true&page=1&limit=10&sortBy=createdAt&sortOrder=desc',
  );
  expect(page).toMatchObject({ total: 1, page: 1, users: [{ _id: made._id, role: 'user' }] });
  expect(await call('GET', `/${made._id}`)).toMatchObject({ email: 'moi@example.vn' });
  expect(await call('PUT', `/${made._id}`, { fullName: 'Người Cũ' })).toMatchObject({ name: 'Người Cũ' });
  expect(await call('PATCH', `/${made._id}/deactivate`)).toMatchObject({ isActive: false });
  expect(await call('PATCH', `/${made._id}/activate`)).toMatchObject({ isActive: true });
  expect(await call('GET', '/stats')).toMatchObject({
    totalUsers: expect.any(Number),
    activeUsers: expect.any(Number),
    usersByRole: expect.anything(),
  });
  expect(await call('GET', '/search?q=moi&limit=10')).toBeTruthy();
  expect(await call('PATCH', '/bulk-status', { userIds: [made._id], isActive: false })).toMatchObject({
    results: [{ id: made._id, ok: true }],
  });
  expect(await call('PATCH', '/bulk-roles', { userIds: [made._id], roles: ['teacher'] })).toMatchObject({
    results: [{ id: made._id, ok: true }],
  });
  await call('DELETE', `/${made._id}`);
  await expect(call('GET', `/${made._id}`)).rejects.toThrow();
  // A refresh that fails leads the admin client to /login
  client.storage.set('accessToken', GONE);
  client.storage.set('refreshToken', 'no good');
  await expect(call('GET', '')).rejects.toThrow();
  expect(client.wentTo).toBe('/login');
});
