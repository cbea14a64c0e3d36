import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import {
  type Actor,
  type CourseFacts,
  course,
  getCode,
  select,
  student,
  teacher,
} from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { sheetAsCsv } from '../operations/index.ts';
import { taughtStudentsSheet } from './export-taught-students.ts';

const app = await testApp();
const { ask, coTeacher, enrol, fetchRoot, mutate, updateRow } = helpersFor(app);
const LIST = `query L($filter: TaughtStudentFilter, $sortBy: TaughtStudentSort! = LAST_STUDIED, $sortOrder: SortOrder! = DESC, $page: Int! = 1, $limit: Int! = 20) {
  taughtStudents(filter: $filter, sortBy: $sortBy, sortOrder: $sortOrder, page: $page, limit: $limit) {
    total items { id fullName courseId courseTitle state access percentage averageScore risk { reason count lessonTitle } } } }`;
interface Row {
  id: string;
  fullName: string;
  courseId: string;
  state: string;
  averageScore: number | null;
  risk: { reason: string; count: number } | null;
}
let seller: Actor, helper: Actor, stranger: Actor;
let one: CourseFacts, two: CourseFacts;
let anh: string, binh: string, cuc: string, dung: string;

const list = async (who: Actor, variables: Record<string, unknown> = {}) => {
  const answer = await ask(who, LIST, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data.taughtStudents as { total: number; items: Row[] };
};
const getNames = async (who: Actor, variables: Record<string, unknown> = {}) =>
  (await list(who, variables)).items.map(({ fullName }) => fullName);
const placed = async (name: string, { id }: CourseFacts, changes: string) => {
  const person = await student(app);
  await updateRow('person', person.id, 'full_name = ?', [name]);
  const enrolment = await enrol(person.id, id);
  await updateRow('enrolment', enrolment, changes);
  return enrolment;
};

beforeAll(async () => {
  [seller, helper, stranger] = [await teacher(app), await teacher(app), await teacher(app)];
  [one, two] = [await course(app, seller.id), await course(app, seller.id)];
  await coTeacher(two.id, '', helper);
  anh = await placed('Đặng Ánh', one, "last_studied_at = now() - interval '1 day'");
  binh = await placed('Bùi Bình', one, "enrolled_at = now() - interval '8 days', last_studied_at = null");
  cuc = await placed(
    'Cao Cúc',
    two,
    "last_studied_at = now() - interval '20 days', enrolled_at = now() - interval '40 days'",
  );
  dung = await placed('Đỗ Dũng', two, "access = 'REVOKED', last_studied_at = now() - interval '30 days'");
  await placed('Người Khác', await course(app, stranger.id), 'last_studied_at = now()');
  await select(
    app,
    `insert into lesson_progress (enrolment_id, lesson_id, best_score) values (?, ?, 70), (?, ?, 91)`,
    [anh, one.lessonIds[0], anh, one.lessonIds[1]],
  );
});

test('lists every enrolment in the courses of the viewer and no others', async () => {
  expect(await getNames(seller)).toEqual(['Đặng Ánh', 'Cao Cúc', 'Đỗ Dũng', 'Bùi Bình']);
  // A co-teacher sees only that course, independent of the rights
  expect(await getNames(helper)).toEqual(['Cao Cúc', 'Đỗ Dũng']);
  expect(await getNames(stranger)).toEqual(['Người Khác']);
  expect((await list(stranger, { filter: { courseId: one.id } })).total).toBe(0);
  expect(getCode(await ask(await student(app), LIST))).toBe('FORBIDDEN');
});

test('shows the progress of each student and the risk', async () => {
  const rows = new Map((await list(seller)).items.map((row) => [row.id, row]));
  expect(rows.get(anh)).toMatchObject({ state: 'STUDYING', averageScore: 81, risk: null });
  expect(rows.get(binh)).toMatchObject({
    state: 'NOT_BEGUN',
    averageScore: null,
    risk: { reason: 'NOT_BEGUN', count: 8 },
  });
  expect(rows.get(cuc)).toMatchObject({ state: 'STUDYING', risk: { reason: 'STOPPED', count: 20 } });
  expect(rows.get(dung)).toMatchObject({ state: 'ENDED', access: 'REVOKED', risk: null });
  const RISK = '{ studentsAtRisk(limit: 50) { items { id reason } } }';
  const { items } = await fetchRoot<{ items: { id: string }[] }>(seller, RISK);
  expect(items.map(({ id }) => id).toSorted()).toEqual([binh, cuc].toSorted());
});

test('is searched without accents, filtered, sorted and paged by the server', async () => {
  expect(await getNames(seller, { filter: { search: 'dang anh' } })).toEqual(['Đặng Ánh']);
  expect(await getNames(seller, { filter: { search: '%' } })).toEqual([]);
  expect(await getNames(seller, { filter: { courseId: two.id } })).toEqual(['Cao Cúc', 'Đỗ Dũng']);
  expect(await getNames(seller, { filter: { state: 'ENDED' } })).toEqual(['Đỗ Dũng']);
  expect(await getNames(seller, { filter: { isAtRisk: true } })).toEqual(['Cao Cúc', 'Bùi Bình']);
  expect(await getNames(seller, { filter: { reason: 'NOT_BEGUN' } })).toEqual(['Bùi Bình']);
  const byName = { sortBy: 'NAME', sortOrder: 'ASC' };
  expect(await getNames(seller, byName)).toEqual(['Bùi Bình', 'Cao Cúc', 'Đặng Ánh', 'Đỗ Dũng']);
  expect(await getNames(seller, { ...byName, page: 2, limit: 3 })).toEqual(['Đỗ Dũng']);
  expect((await getNames(seller, { sortBy: 'SCORE', sortOrder: 'ASC' }))[0]).toBe('Đặng Ánh');
  for (const sortBy of ['ENROLLED', 'PROGRESS']) expect(await getNames(seller, { sortBy })).toHaveLength(4);
});

test('exports the current courses of the requester as a file', async () => {
  const answer = await mutate(
    seller,
    'exportTaughtStudents',
    { filter: { isAtRisk: true } },
    'url spreadsheetUrl',
  );
  const { url, spreadsheetUrl } = answer.data.exportTaughtStudents as { url: string; spreadsheetUrl: string };
  expect(spreadsheetUrl).toMatch(/^\/downloads\/students\.xlsx\?code=/);
  const lines = (await app.server.inject(url)).body.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Cao Cúc');
  expect(lines[1]).toContain('20 ngày chưa học lại');
  const [log] = await select(
    app,
    "select 1 from audit_log where action = 'student.export' and actor_id = ?",
    [seller.id],
  );
  expect(log).toBeDefined();
  const getFile = (viewerId: string, enrolmentIds: string[]) =>
    text(
      sheetAsCsv(
        taughtStudentsSheet(app.services, {
          sortBy: 'NAME',
          sortOrder: 'ASC',
          viewerId,
          enrolmentIds,
          locale: 'vi',
        } as never),
      ),
    );
  expect(await getFile(seller.id, [anh, 'no-id'])).toContain('Đặng Ánh');
  expect(await getFile(helper.id, [anh, cuc])).not.toContain('Đặng Ánh');
  expect(await getFile(helper.id, [anh, cuc])).toContain('Cao Cúc');
});
