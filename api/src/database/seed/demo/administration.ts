import type { EntityManager } from '@mikro-orm/postgresql';
import { ADMIN, STAFF, SUSPENDED, students } from '../content/index.ts';
import { courseId } from './ids.ts';
import { generator, insertAll, stableId } from './insert.ts';
import { joinedDaysAgo, personId } from './people.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** IP addresses of the networks reserved for documentation (RFC 5737). */
const ADDRESSES = [
  '192.0.2.14',
  '192.0.2.77',
  '198.51.100.8',
  '198.51.100.131',
  '203.0.113.5',
  '203.0.113.60',
];
const DEVICES = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_6) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
];

interface Line {
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string;
}

/** Seeds custom roles with their members, suspended accounts, past sessions and the audit log of these changes. */
export async function seedAdministration(em: EntityManager, now: Date): Promise<void> {
  await seedStaff(em, now);
  const before = (days: number, hours = 0) => new Date(now.getTime() - days * DAY - hours * HOUR);
  for (const [i, { student, reason }] of SUSPENDED.entries())
    await em.execute(
      'update person set is_active = false, deactivated_at = ?, deactivation_reason = ? where id = ?',
      [before(3 + i * 6), reason, personId(students()[student]!.email)],
    );
  await em.execute(
    `update course set status = 'SUSPENDED', suspended_for = 'ADMINISTRATOR', why_suspended = ?, restore_asked_at = ?, restore_message = ?
     where id = ?`,
    [SUSPENDED_COURSE.reason, before(1, 3), SUSPENDED_COURSE.asked, courseId(SUSPENDED_COURSE.slug)],
  );
  await seedSessions(em, now);
  await seedAudit(em, [
    ...roleLines(before),
    ...suspensionLines(before),
    ...everydayLines(before),
    suspensionEntry(before(4)),
  ]);
}

/** A course that an administrator suspended from sale. */
const SUSPENDED_COURSE = {
  slug: 'lan-dau-lam-truong-nhom',
  reason:
    'Hai bài dùng lại sách của người khác mà chưa ghi nguồn. Bạn liên hệ hỗ trợ để thống nhất cách sửa.',
  asked: 'Tôi đã ghi tên sách và tác giả ở cuối bài 2 và bài 5, và viết lại đoạn dài nhất bằng lời của mình.',
};
const suspensionEntry = (at: Date): Line => ({
  at,
  actor: boss,
  action: 'course.suspend',
  targetType: 'course',
  targetId: courseId(SUSPENDED_COURSE.slug),
  before: { status: 'PUBLISHED', visibility: 'PUBLIC' },
  after: { status: 'SUSPENDED', visibility: 'PUBLIC' },
  reason: SUSPENDED_COURSE.reason,
});

const hiredDaysAgo = (index: number): number => 300 - index * 21;
const roleId = (name: string) => stableId(`role ${name}`);

async function seedStaff(em: EntityManager, now: Date): Promise<void> {
  const people = STAFF.flatMap((role) => role.people.map((person) => ({ role, person })));
  await insertAll(
    em,
    'person',
    people.map(({ person: { email, fullName } }, i) => ({
      id: personId(email),
      email,
      full_name: fullName,
      roles: ['USER'],
      created_at: new Date(now.getTime() - hiredDaysAgo(i) * DAY),
      updated_at: new Date(now.getTime() - hiredDaysAgo(i) * DAY),
    })),
  );
  await insertAll(
    em,
    'custom_role',
    STAFF.map(({ name, description, permissions }, i) => ({
      id: roleId(name),
      name,
      description,
      permissions,
      created_at: new Date(now.getTime() - (290 - i * 9) * DAY),
      updated_at: new Date(now.getTime() - (40 - i * 9) * DAY),
    })),
  );
  await insertAll(
    em,
    'person_custom_role',
    people.map(({ role, person }, i) => ({
      person_id: personId(person.email),
      role_id: roleId(role.name),
      assigned_at: new Date(now.getTime() - (hiredDaysAgo(i) - 1) * DAY),
    })),
  );
}

/** Most users were active recently. All sessions have ended, because no real user is signed in. */
async function seedSessions(em: EntityManager, now: Date): Promise<void> {
  const random = generator(20_261_121);
  const staff = STAFF.flatMap(({ people }) => people.map(({ email }) => ({ email, since: 80 })));
  const learners = students().map(({ email }, i) => ({ email, since: Math.min(80, joinedDaysAgo(i)) }));
  const sessions = [...staff, ...learners.slice(1)].flatMap(({ email, since }, i) =>
    Array.from({ length: i < staff.length ? 2 : Math.floor(random() * 3) }, (_, n) => {
      const last = new Date(
        now.getTime() - Math.floor(random() ** 2 * Math.max(0, since - 0.1) * DAY) - HOUR,
      );
      return {
        id: stableId(`session ${email} ${n}`),
        person_id: personId(email),
        device: DEVICES[Math.floor(random() * DEVICES.length)],
        address: ADDRESSES[Math.floor(random() * ADDRESSES.length)],
        created_at: new Date(
          Math.max(last.getTime() - Math.floor(random() * 5 * DAY), now.getTime() - since * DAY),
        ),
        last_used_at: last,
        expires_at: new Date(last.getTime() + 30 * DAY),
        ended_at: new Date(last.getTime() + Math.floor(random() * HOUR)),
        end_reason: 'signed-out',
      };
    }),
  );
  await insertAll(em, 'session', sessions);
}

type Before = (days: number, hours?: number) => Date;
const boss = personId(ADMIN.email);

const roleLines = (before: Before): Line[] =>
  STAFF.flatMap(({ name, description, permissions, people }, i) => [
    {
      at: before(290 - i * 9),
      actor: boss,
      action: 'role.create',
      targetType: 'role',
      targetId: roleId(name),
      after: { name, description, permissions: permissions.slice(0, -1) },
    },
    {
      at: before(40 - i * 9),
      actor: boss,
      action: 'role.update',
      targetType: 'role',
      targetId: roleId(name),
      before: { name, description, permissions: permissions.slice(0, -1) },
      after: { name, description, permissions },
    },
    ...people.map(({ email }, n) => ({
      // One day after both the role and the account exist
      at: before(
        Math.min(290 - i * 9, hiredDaysAgo(STAFF.slice(0, i).flatMap((role) => role.people).length + n)) - 1,
        n,
      ),
      actor: boss,
      action: 'person.set-roles',
      targetType: 'person',
      targetId: personId(email),
      before: { roles: ['USER'], customRoles: [] },
      after: { roles: ['USER'], customRoles: [name] },
    })),
  ]);

const suspensionLines = (before: Before): Line[] =>
  SUSPENDED.map(({ student, reason }, i) => ({
    at: before(3 + i * 6),
    actor: i % 2 ? boss : personId(STAFF[1]!.people[i % 4]!.email),
    action: 'person.deactivate',
    targetType: 'person',
    targetId: personId(students()[student]!.email),
    before: { isActive: true },
    after: { isActive: false },
    reason,
  }));

/** Log entries for the daily work of support. */
function everydayLines(before: Before): Line[] {
  const support = STAFF[1]!.people.map(({ email }) => personId(email));
  const people = students();
  return Array.from({ length: 24 }, (_, i): Line => {
    // The older the entry, the older the account, so that each student joined before support helped them
    const student = people[7 + (23 - i) * 7]!;
    const actor = support[i % support.length]!;
    const base = {
      at: before(1 + i * 2, (i * 5) % 9),
      actor,
      targetType: 'person',
      targetId: personId(student.email),
    };
    if (i % 4 === 1)
      return {
        ...base,
        action: 'person.view-as',
        reason: 'Học viên báo không mở được bài học',
        after: { until: before(1 + i * 2, ((i * 5) % 9) - 0.5) },
      };
    if (i % 4 === 3)
      return { ...base, actor: boss, targetId: boss, action: 'person.export', after: { roles: ['TEACHER'] } };
    return {
      ...base,
      action: 'person.update',
      before: { phone: null },
      after: { phone: `09${String(12_345_678 + i * 7919).padStart(8, '0')}` },
    };
  });
}

async function seedAudit(em: EntityManager, lines: readonly Line[]): Promise<void> {
  await insertAll(
    em,
    'audit_log',
    lines.map(({ at, actor, action, targetType, targetId, before, after, reason }, i) => ({
      id: stableId(`audit ${i}`),
      at,
      actor_id: actor,
      action,
      target_type: targetType,
      target_id: targetId,
      before: before ?? null,
      after: after ?? null,
      reason: reason ?? null,
      address: ADDRESSES[i % ADDRESSES.length],
      origin: 'seed',
    })),
  );
}
