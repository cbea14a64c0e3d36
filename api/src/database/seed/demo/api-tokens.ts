import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { ADMIN, students } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;

interface Token {
  readonly name: string;
  readonly email: string;
  readonly scopes: readonly string[];
  /** Days since the token was created. `used` counts days since its last use, `left` days until it expires. */
  readonly createdDaysAgo: number;
  readonly used: number | null;
  readonly left: number;
  readonly revoked?: number;
}

const TOKENS: readonly Token[] = [
  {
    name: 'Bảng Notion cá nhân',
    email: students()[0]!.email,
    scopes: ['enrolment:read', 'study:read'],
    createdDaysAgo: 2,
    used: null,
    left: 88,
  },
  {
    name: 'Lịch học sang Google',
    email: students()[0]!.email,
    scopes: ['study:read'],
    createdDaysAgo: 80,
    used: 0.1,
    left: 5,
  },
  {
    name: 'Sao lưu ghi chú',
    email: students()[0]!.email,
    scopes: ['profile:read', 'study:read'],
    createdDaysAgo: 60,
    used: 31,
    left: -20,
  },
  {
    name: 'Báo cáo doanh thu',
    email: ADMIN.email,
    scopes: ['order:read-any', 'person:read'],
    createdDaysAgo: 41,
    used: 0.02,
    left: 324,
  },
  {
    name: 'Đồng bộ nhân sự',
    email: ADMIN.email,
    scopes: ['person:read'],
    createdDaysAgo: 20,
    used: 6,
    left: 70,
    revoked: 5,
  },
];

/** Seeds tokens of programs that do not exist. The hashes are of random values. */
export async function seedApiTokens(em: EntityManager, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const endOfDay = (day: Date) =>
    new Date(Math.ceil((day.getTime() + VIETNAM_OFFSET_MS) / DAY) * DAY - VIETNAM_OFFSET_MS);
  await insertAll(
    em,
    'api_token',
    TOKENS.map(({ name, email, scopes, createdDaysAgo: made, used, left, revoked }) => {
      const hash = createHash('sha256')
        .update(stableId(`api token ${name}`))
        .digest('hex');
      return {
        id: stableId(`api token of ${name}`),
        person_id: personId(email),
        name,
        scopes,
        hash: `\\x${hash}`,
        hint: hash.slice(0, 4),
        created_at: at(-made),
        expires_at: endOfDay(at(left)),
        last_used_at: used === null ? null : at(-used),
        last_used_address: used === null ? null : '203.0.113.24',
        ended_at: revoked === undefined ? null : at(-revoked),
        end_reason: revoked === undefined ? null : 'REVOKED',
      };
    }),
  );
}
