import type { EntityManager } from '@mikro-orm/postgresql';
import { hashPassword } from '../../../features/accounts/index.ts';
import { arrayText } from '../../../platform/db/index.ts';
import { ADMIN, STUDENT_COUNT, students, TEACHERS } from '../content/index.ts';
import { insertAll, stableId } from './insert.ts';

/** Password of the three demo accounts. No other account has a password. */
const DEMO_PASSWORD = 'Sen-demo-2026';
const DAY = 86_400_000;

export const personId = (email: string): string => stableId(`person ${email}`);

/** Days since student `index` joined. Students join in order, at a growing rate. The last one joined today. */
export const joinedDaysAgo = (index: number): number => 200 * (1 - index / STUDENT_COUNT) ** 1.3;

/** Sets the password of the three demo accounts, hashed by this installation. */
export async function seedPasswords(em: EntityManager): Promise<void> {
  const emails = [ADMIN.email, TEACHERS[0]!.email, students()[0]!.email];
  await em.execute('update person set password_hash = ? where id = any(?::uuid[])', [
    await hashPassword(DEMO_PASSWORD),
    arrayText(emails.map(personId)),
  ]);
}

/** Seeds the administrator, the teachers with their profiles, and the students. */
export async function seedPeople(em: EntityManager, now: Date): Promise<void> {
  const person = (email: string, fullName: string, roles: string[], daysAgo: number) => ({
    id: personId(email),
    email,
    full_name: fullName,
    roles,
    bio: null as string | null,
    skills: [] as readonly string[],
    education: [] as readonly unknown[],
    experience: [] as readonly unknown[],
    email_verified_at: new Date(now.getTime() - daysAgo * DAY),
    created_at: new Date(now.getTime() - daysAgo * DAY),
    updated_at: new Date(now.getTime() - daysAgo * DAY),
  });
  const teachers = TEACHERS.map((teacher, i) => ({
    ...person(teacher.email, teacher.fullName, ['USER', 'TEACHER'], 400 - i * 13),
    bio: teacher.bio,
    skills: teacher.skills,
    education: teacher.education,
    experience: teacher.experience,
  }));
  const learners = students().map(({ email, fullName }, i) =>
    person(email, fullName, ['USER'], joinedDaysAgo(i)),
  );
  await insertAll(em, 'person', [
    person(ADMIN.email, ADMIN.fullName, ['USER', 'ADMIN'], 420),
    ...teachers,
    ...learners,
  ]);
  await insertAll(
    em,
    'teacher_profile',
    TEACHERS.map(({ email, headline }, i) => ({
      id: stableId(`teacher ${email}`),
      person_id: personId(email),
      headline,
      seller_class: i === 3 ? 'COMPANY' : i === 5 ? 'HOUSEHOLD' : 'INDIVIDUAL',
      tax_id: null,
      created_at: new Date(now.getTime() - (400 - i * 13) * DAY),
    })),
  );
}
