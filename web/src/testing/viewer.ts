import type { MeQuery } from '../features/accounts/viewer.gen.ts';
import type { Answer } from './render.tsx';

type User = MeQuery['me'];

const STUDENT: User = {
  __typename: 'User',
  id: 'lan',
  email: 'lan@sen.test',
  fullName: 'Đỗ Khánh Lan',
  name: 'Đỗ Khánh Lan',
  avatarUrl: null,
  role: 'USER',
  roles: ['USER'],
  permissions: [],
  administers: false,
  locale: 'VI',
  mustAcceptTerms: false,
  emailVerifiedAt: '2026-01-05T02:00:00.000Z',
};

/** A server that returns the viewer, a student by default, and rejects all other operations. */
export const viewerOnly =
  (overrides: Partial<User> = {}): Answer =>
  ({ operationName }) =>
    operationName === 'Me'
      ? Promise.resolve({ me: { ...STUDENT, ...overrides } })
      : Promise.reject(new Error(`The test has no response for ${operationName}`));
