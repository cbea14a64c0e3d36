import { expect, it } from 'vitest';
import { getLandingPath } from './landing.ts';
import type { Viewer } from './viewer.tsx';

type User = NonNullable<Viewer['user']>;
const user = (part: Partial<User>) => ({ roles: ['USER'], administers: false, ...part }) as User;

it.each([
  [null, '/dashboard'],
  [user({}), '/dashboard'],
  [user({ roles: ['USER', 'TEACHER'] }), '/teacher'],
  [user({ roles: ['USER', 'TEACHER', 'ADMIN'], administers: true }), '/admin'],
])('a person lands on the page for their role: %#', (person, path) =>
  expect(getLandingPath(person)).toBe(path),
);
