import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { staff } from '../../src/testing/custom-roles.ts';
import { select, student } from '../../src/testing/factories.ts';
import { boss, learner, sen } from './rest-admin.ts';

/** Sends a path exactly as written; `fetch` would normalise it. */
const raw = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(`${sen.url}`, { method, path, headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.on('error', reject).end(body);
  });

describe('T26: other spellings of an administrator’s URL', () => {
  const variants = [
    '/api/ADMIN/users',
    '/API/admin/users',
    '/api/Admin/Users',
    '/api/admin/users/',
    '/api//admin//users',
    '/api/./admin/users',
    '/api/x/../admin/users',
    '/api/admin%2fusers',
    '/api/%61dmin/users',
    '/api/admin/users;jsessionid=1',
    '/api/admin/users%00',
    '/api/admin/users?_method=DELETE',
    '/api/admin/users.json',
  ];

  it.each(['anonymous', 'student', 'custom role without people'])('grant no access to %s', async (name) => {
    const who = {
      anonymous: undefined,
      student: learner,
      'custom role without people': await staff(sen.app, 'course:review'),
    }[name];
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      ...(who ? { authorization: `Bearer ${who.token}` } : {}),
    };
    for (const path of variants) {
      const { status, text } = await raw('GET', path, headers);
      expect([400, 401, 403, 404], `${path} ${status}`).toContain(status);
      expect(text).not.toContain('@example.vn');
    }
  });

  it('a method in a header, a query or a body is ignored', async () => {
    const victim = await student(sen.app);
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      authorization: `Bearer ${boss.token}`,
      'content-type': 'application/json',
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
    };
    const path = `/api/admin/users/${victim.id}`;
    expect((await raw('GET', `${path}?_method=DELETE`, headers)).status).toBe(200);
    expect((await raw('POST', `${path}?_method=DELETE`, headers, '{"_method":"DELETE"}')).status).toBe(405);
    expect(
      await select(sen.app, 'select 1 from person where id = ? and erased_at is null', [victim.id]),
    ).toHaveLength(1);
  });

  it('a form of another site changes nothing', async () => {
    const authorization = `Bearer ${boss.token}`;
    const path = `/api/admin/users/${learner.id}/deactivate`;
    expect((await raw('PATCH', path, { authorization })).status).toBe(400);
    expect(
      (await raw('PATCH', path, { authorization, 'content-type': 'text/plain', 'content-length': '2' }, '{}'))
        .status,
    ).toBe(415);
  });
});
