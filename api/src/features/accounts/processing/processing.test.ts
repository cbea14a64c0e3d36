import { expect, test } from 'vitest';
import {
  allDependentRows,
  personalData,
  processingActivities,
} from '../../../platform/access/personal-data.ts';
import { LOCALES, translate } from '../../../platform/i18n/messages/index.ts';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { ASSESSMENT_PARTS } from './impact-assessment.ts';

const app = await ownApp();
const { admin, ask, fetchRoot, mutate, student } = helpersFor(app);

interface Activity {
  purpose: string;
  readers: string[];
  recipients: string[];
  tables: { name: string; columns: string[]; erasures: string[]; reasons: string[] }[];
}
const REGISTER =
  '{ processingActivities { feature purpose readers recipients tables { name columns erasures reasons } } }';

test('the register lists every declared table, with its columns and what an erasure does', async () => {
  const activities = await fetchRoot<Activity[]>(await admin(), REGISTER);
  const tables = activities.flatMap((activity) => activity.tables);
  const names = new Set(tables.map(({ name }) => name));
  const declared = [...personalData, ...allDependentRows].map(({ table }) => table);
  expect(declared.filter((table) => !names.has(table))).toEqual([]);
  expect(names).toContain('person');
  for (const { name, columns, erasures, reasons } of tables) {
    expect(columns.length, name).toBeGreaterThan(0);
    expect(erasures.length, name).toBeGreaterThan(0);
    expect(reasons.every(Boolean), name).toBe(true);
  }
  const person = tables.find(({ name }) => name === 'person')!;
  expect(person.columns).toEqual(expect.arrayContaining(['email', 'full_name', 'birth_year']));
});

test.each([
  ['e_invoice', 'DELETE', false],
  ['certificate', 'DELETE', false],
  ['audit_log', 'DELETE', false],
  ['ticket', 'DELETE', false],
  ['guardian_request', 'BLANK', true],
  ['study_group', 'DELETE', true],
  ['ticket_file', 'DELETE', true],
  ['seller_evidence', 'DELETE', true],
  ['lesson_progress', 'DELETE', false],
])('the register does not claim more than an erasure does: %s, %s: %s', async (table, erasure, isStated) => {
  const activities = await fetchRoot<Activity[]>(await admin(), REGISTER);
  const stated = activities
    .flatMap(({ tables }) => tables)
    .filter(({ name }) => name === table)
    .flatMap(({ erasures }) => erasures);
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.includes(erasure)).toBe(isStated);
});

test('the register states a purpose in both languages, readers and recipients', async () => {
  for (const { feature, data } of processingActivities)
    for (const locale of LOCALES) expect(translate(locale, data.purpose), feature).not.toBe(data.purpose);
  const activities = await fetchRoot<Activity[]>(await admin(), REGISTER);
  const accounts = activities.find(({ tables }) => tables.some(({ name }) => name === 'person'))!;
  expect(accounts.recipients).toContain(translate('vi', 'recipient.MAIL'));
  expect(accounts.readers).toContain('Yêu cầu về dữ liệu cá nhân: Xem');
});

test('only administrators with the permission read it', async () => {
  for (const who of [undefined, await student()])
    expect(getCode(await ask(who, REGISTER))).toBe(who ? 'FORBIDDEN' : 'UNAUTHENTICATED');
});

test('the judgements are stored as versions', async () => {
  const boss = await admin();
  const texts = Object.fromEntries(ASSESSMENT_PARTS.map((part) => [part, `Phần ${part}`]));
  const assess = (input: object, by: Actor = boss) =>
    mutate(by, 'assessImpact', { ...texts, reason: 'Lập lần đầu', ...input }, 'risks version');
  const read = () =>
    fetchRoot<{ risks: string; version: number }>(boss, '{ impactAssessment { risks version } }');
  expect(await read()).toEqual({ risks: '', version: 0 });
  expect(getCode(await assess({}, await student()))).toBe('FORBIDDEN');
  expect((await assess({})).data).toEqual({ assessImpact: { risks: 'Phần risks', version: 1 } });
  expect(getCode(await assess({}))).toBe('BAD_INPUT'); // unchanged
  expect(getCode(await assess({ risks: 'x'.repeat(5001) }))).toBe('BAD_INPUT');
  expect(getReason(await assess({ risks: 'Rủi ro mới', expectedVersion: 0 }))).toBe('STALE_VERSION');
  expect((await assess({ risks: 'Rủi ro mới', expectedVersion: 1 })).data).toEqual({
    assessImpact: { risks: 'Rủi ro mới', version: 2 },
  });
  expect(await read()).toEqual({ risks: 'Rủi ro mới', version: 2 });
});
