import { describe, expect, it } from 'vitest';
import { Role } from '../../src/platform/access/permissions.ts';
import { staff } from '../../src/testing/custom-roles.ts';
import { admin, person, student } from '../../src/testing/factories.ts';
import { boss, call, learner, sen } from './rest-admin.ts';

describe('a client that knows only the specification', () => {
  it('creates, reads, edits, suspends, restores and deletes a user', async () => {
    const created = await call(boss, 'POST', '/users', {
      email: 'by-legacy-client@example.vn',
      password: 'mot-mat-khau-rieng',
      firstName: 'Bình',
      lastName: 'Trần Thị',
      role: 'teacher',
      isActive: true,
    });
    expect(created).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: {
          email: 'by-legacy-client@example.vn',
          fullName: 'Trần Thị Bình',
          name: 'Trần Thị Bình',
          firstName: 'Bình',
          lastName: 'Trần Thị',
          role: 'teacher',
          roles: ['user', 'teacher'],
          isActive: true,
          skills: [],
          education: [],
          experience: [],
        },
      },
    });
    const { id, _id } = created.body.data as unknown as { id: string; _id: string };
    expect(_id).toBe(id);
    expect((await call(boss, 'GET', `/users/${id}`)).body.data).toEqual(created.body.data);
    const edited = await call(boss, 'PUT', `/users/${id}`, {
      fullName: 'Trần Bình',
      phone: '0912345678',
      bio: 'Chào',
      roles: ['user'],
      isActive: false,
    });
    expect(edited.body.data).toMatchObject({
      fullName: 'Trần Bình',
      phone: '0912345678',
      roles: ['user'],
      isActive: false,
    });
    expect((await call(boss, 'PUT', `/users/${id}`, { firstName: 'Hoà' })).body.data).toMatchObject({
      fullName: 'Trần Hoà',
    });
    expect((await call(boss, 'PATCH', `/users/${id}/activate`)).body.data).toMatchObject({
      id,
      isActive: true,
    });
    expect((await call(boss, 'PATCH', `/users/${id}/deactivate`)).body.data).toMatchObject({
      id,
      isActive: false,
    });
    expect(await call(boss, 'DELETE', `/users/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, data: {} },
    });
    expect(await call(boss, 'GET', `/users/${id}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });

  it('edits all or nothing: rejected roles leave the name unchanged', async () => {
    const participant = await student(sen.app);
    const clerk = await staff(sen.app, 'person:read', 'person:update');
    expect(
      (await call(clerk, 'PUT', `/users/${participant.id}`, { fullName: 'Đã Đổi', role: 'teacher' })).status,
    ).toBe(403);
    expect(
      (await call(clerk, 'PUT', `/users/${participant.id}`, { fullName: 'Đã Đổi', isActive: false })).status,
    ).toBe(403);
    expect((await call(clerk, 'GET', `/users/${participant.id}`)).body.data).toMatchObject({
      fullName: 'Nguyễn Văn Thử',
      isActive: true,
      roles: ['user'],
    });
    expect(await call(boss, 'PUT', `/users/${boss.id}`, { fullName: 'Sếp', roles: ['user'] })).toMatchObject({
      status: 422,
    });
  });

  it('changes nothing if any part of a request is invalid', async () => {
    const participant = await student(sen.app);
    const expectRejected = async (method: string, path: string, body: object, field: string) => {
      const answer = await call(boss, method, path, body);
      expect([answer.status, answer.body.details]).toMatchObject([400, [{ field }]]);
    };
    const created = { email: 'khong-co@example.vn', fullName: 'Không Có', password: 'mot-mat-khau-rieng' };
    await expectRejected('POST', '/users', { ...created, isActive: 'yes' }, 'isActive');
    await expectRejected('PUT', `/users/${participant.id}`, { fullName: 'Đã Đổi', role: 'root' }, 'role');
    await expectRejected(
      'PATCH',
      '/users/bulk-status',
      { userIds: [participant.id], isActive: 1 },
      'isActive',
    );
    await expectRejected(
      'PATCH',
      '/users/bulk-roles',
      { userIds: [participant.id], roles: ['root'] },
      'roles',
    );
    expect((await call(boss, 'GET', `/users/${participant.id}`)).body.data).toMatchObject({
      fullName: 'Nguyễn Văn Thử',
      isActive: true,
      roles: ['user'],
    });
    expect((await call(boss, 'GET', '/users/search?q=khong-co@example.vn')).body.data).toEqual([]);
    // A viewer without the permission gets that error, and no others
    expect(await call(learner, 'PUT', `/users/${participant.id}`, { role: 'root' })).toMatchObject({
      status: 403,
    });
    expect(await call(undefined, 'PUT', `/users/${participant.id}`, { role: 'root' })).toMatchObject({
      status: 401,
    });
  });

  it('filters by repeated roles, in either spelling, and by legacy columns', async () => {
    const seller = await person(sen.app, Role.TEACHER);
    for (const roles of [
      'roles=teacher&roles=admin',
      'roles[]=teacher&roles[]=admin',
      'roles=teacher,admin',
      'roles=TEACHER&roles=Admin',
    ]) {
      const { body } = await call(boss, 'GET', `/users?${roles}&limit=100`);
      const users = body.data.users as unknown as { id: string; _id: string; roles: string[] }[];
      expect(
        users.map(({ id }) => id),
        roles,
      ).toEqual(expect.arrayContaining([seller.id, boss.id]));
      expect(users.map(({ id }) => id)).not.toContain(learner.id);
      for (const user of users) expect(user._id).toBe(user.id);
      expect(body.data).toMatchObject({ total: users.length, page: 1 });
    }
    for (const sortBy of ['createdAt', 'fullName', 'name', 'email', 'role', 'isActive', 'lastSeenAt'])
      expect((await call(boss, 'GET', `/users?sortBy=${sortBy}&sortOrder=asc`)).status, sortBy).toBe(200);
    const inactive = await call(boss, 'GET', '/users?isActive=false&search=');
    expect(
      (inactive.body.data.users as unknown as { isActive: boolean }[]).every(({ isActive }) => !isActive),
    ).toBe(true);
  });

  it('sorts by either part of the name', async () => {
    const word = 'Xepten';
    const names = [`${word} Bình An`, `${word} An Yến`, `${word} An Bảo`];
    const ids = new Map<string, string>();
    for (const [n, fullName] of names.entries()) {
      const { body } = await call(boss, 'POST', '/users', { email: `xep-ten-${n}@example.vn`, fullName });
      ids.set(body.data.id as never, fullName);
    }
    const sorted = async (sortBy: string, sortOrder = 'asc') => {
      const { body } = await call(
        boss,
        'GET',
        `/users?search=${word}&sortBy=${sortBy}&sortOrder=${sortOrder}&page=1&limit=10`,
      );
      return (body.data.users as unknown as { id: string }[]).map(({ id }) => ids.get(id));
    };
    const [binhAn, anYen, anBao] = names;
    expect(await sorted('firstName')).toEqual([binhAn, anBao, anYen]);
    expect(await sorted('firstName', 'desc')).toEqual([anYen, anBao, binhAn]);
    expect((await sorted('lastName')).at(-1)).toBe(binhAn);
    expect((await sorted('lastName', 'desc'))[0]).toBe(binhAn);
  });

  it('ignores unknown fields and parameters and stores nothing of them', async () => {
    const { status, body } = await call(boss, 'POST', '/users?source=form', {
      email: 'more-fields-by-admin@example.vn',
      fullName: 'Thêm Trường',
      password: 'mot-mat-khau-rieng',
      confirmPassword: 'mot-mat-khau-rieng',
      bio: 'Chào',
      balance: 5,
    });
    expect([status, body.data]).toMatchObject([200, { fullName: 'Thêm Trường', bio: null }]);
    const { id } = body.data;
    const edited = await call(boss, 'PUT', `/users/${id}`, { phone: '0912345678', balance: 5 });
    expect([edited.status, edited.body.data]).toMatchObject([200, { phone: '0912345678' }]);
    expect(
      (await call(boss, 'GET', `/users/search?q=more-fields-by-admin&strange=1`)).body.data,
    ).toHaveLength(1);
  });

  it('changes many users in one request, with a result for each', async () => {
    const [a, b] = [await student(sen.app), await student(sen.app)];
    // Otherwise boss might be the last administrator, which is another error
    await admin(sen.app);
    const { body } = await call(boss, 'PATCH', '/users/bulk-status', {
      userIds: [a.id, boss.id, 'x', b.id],
      isActive: false,
    });
    expect(body.data).toEqual({
      results: [
        { id: a.id, ok: true },
        {
          id: boss.id,
          ok: false,
          error: {
            code: 'POLICY',
            reason: 'OWN_ACCOUNT',
            message: expect.stringContaining('của chính mình'),
          },
        },
        {
          id: 'x',
          ok: false,
          error: { code: 'NOT_FOUND', reason: 'NOT_FOUND', message: expect.any(String) },
        },
        { id: b.id, ok: true },
      ],
    });
    const roles = await call(boss, 'PATCH', '/users/bulk-roles', {
      userIds: [a.id],
      roles: ['teacher', 'user'],
    });
    expect(roles.body.data).toEqual({ results: [{ id: a.id, ok: true }] });
    expect((await call(boss, 'GET', `/users/${a.id}`)).body.data).toMatchObject({
      role: 'teacher',
      isActive: false,
    });
  });
});

describe('invalid input', () => {
  it.each([
    ['GET', '/users?limit=101', undefined, 'limit'],
    ['GET', '/users?limit=1000000000', undefined, 'limit'],
    ['GET', '/users?limit=-1', undefined, 'limit'],
    ['GET', '/users?page=0', undefined, 'page'],
    ['GET', '/users?page=x', undefined, 'page'],
    ['GET', '/users?sortBy=password', undefined, 'sortBy'],
    ['GET', '/users?sortBy=password_hash', undefined, 'sortBy'],
    ['GET', '/users?sortBy=createdAt&sortBy=email', undefined, 'sortBy'],
    ['GET', '/users?sortOrder=up', undefined, 'sortOrder'],
    ['GET', '/users?roles=root', undefined, 'roles'],
    ['GET', '/users?isActive=maybe', undefined, 'isActive'],
    ['GET', '/users/search?q=a&limit=101', undefined, 'limit'],
    ['POST', '/users', { email: 'by-admin@example.vn' }, 'fullName'],
    ['POST', '/users', { email: 'a', fullName: 'Ai Đó' }, 'email'],
    ['POST', '/users', { email: 'by-admin@example.vn', fullName: 'Ai Đó', role: 'root' }, 'role'],
    [
      'POST',
      '/users',
      { email: 'by-admin@example.vn', fullName: 'Ai Đó', password: 'mot-mat-khau', confirmPassword: 'x' },
      'confirmPassword',
    ],
    [
      'POST',
      '/users',
      { email: 'by-admin@example.vn', fullName: 'Ai Đó', confirmPassword: 'mot-mat-khau' },
      'confirmPassword',
    ],
    ['POST', '/users', { email: 'by-admin@example.vn', fullName: 'Ai Đó', isActive: 'yes' }, 'isActive'],
    ['PATCH', '/users/bulk-status', { userIds: 'x', isActive: true }, 'userIds'],
    ['PATCH', '/users/bulk-status', { userIds: [], isActive: true }, 'userIds'],
    [
      'PATCH',
      '/users/bulk-status',
      { userIds: Array.from({ length: 501 }, () => 'x'), isActive: true },
      'userIds',
    ],
    ['PATCH', '/users/bulk-status', { userIds: ['x'] }, 'isActive'],
    ['PATCH', '/users/bulk-roles', { userIds: ['x'] }, 'roles'],
    [
      'PATCH',
      '/users/bulk-roles',
      { userIds: Array.from({ length: 10_000 }, () => 'x'), roles: ['user'] },
      'userIds',
    ],
  ])('%s %s %j is BAD_INPUT and names the field (T21, T25, T28)', async (method, path, body, field) => {
    const answer = await call(boss, method, path, body);
    expect(answer.body.success).toBe(false);
    expect(answer.body.error!.code).toBe('BAD_INPUT');
    if (field) expect(answer.body.details!.map((each) => each.field)).toContain(field);
  });

  it('fixed paths have priority over IDs and know their methods', async () => {
    expect((await call(boss, 'GET', '/users/stats')).body.data).toMatchObject({
      totalUsers: expect.any(Number),
    });
    expect((await call(boss, 'GET', '/users/search?q=thu')).body.data).toBeInstanceOf(Array);
    for (const [method, path] of [
      ['DELETE', '/users/stats'],
      ['PUT', '/users/search'],
      ['GET', '/users/bulk-status'],
      ['DELETE', '/users/bulk-roles'],
      ['DELETE', '/users'],
      ['POST', `/users/${learner.id}`],
      ['PUT', `/users/${learner.id}/activate`],
    ] as const)
      expect((await call(boss, method, path)).body.error?.code, `${method} ${path}`).toBe(
        'METHOD_NOT_ALLOWED',
      );
  });
});
