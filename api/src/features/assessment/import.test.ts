import { describe, expect, test } from 'vitest';
import { runSql, sql } from '../../platform/db/index.ts';
import { getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { getAuditLog } from '../../testing/study.ts';
import { app, seller } from './testing/quizzes.ts';

const { ask, course, db, teacher } = helpersFor(app);

interface Imported {
  rows: {
    line: number;
    name: string;
    kind: string | null;
    questionId: string | null;
    problem: string | null;
    notes: string[];
  }[];
  taken: number;
}
const send = (courseId: string, input: object, who = seller) =>
  ask(
    who,
    'mutation($input: ImportQuestionsInput!) { importQuestions(input: $input) { taken rows { line name kind questionId problem notes } } }',
    { input: { courseId, format: 'GIFT', isDryRun: false, text: FILE, ...input } },
  );
const taken = async (courseId: string, input: object = {}) =>
  (await send(courseId, input)).data.importQuestions as Imported;
const bank = (courseId: string) =>
  db<{ kind: string; points: number; topic: string | null }>(
    'select kind, points, topic from question where course_id = ? and removed_at is null order by id',
    courseId,
  );
const FILE = `$CATEGORY: Toán

Một cộng một? {=2 ~3}

Chỉ một đáp án {~a ~b}

::Đúng sai:: Trời xanh. {T}`;

describe('an import of questions', () => {
  test('previews its result in a dry run and changes nothing', async () => {
    const { id } = await course(seller.id);
    expect(await taken(id, { isDryRun: true })).toEqual({
      taken: 2,
      rows: [
        { line: 3, name: 'Một cộng một?', kind: 'SINGLE', questionId: null, problem: null, notes: [] },
        {
          line: 5,
          name: 'Chỉ một đáp án',
          kind: 'MULTIPLE',
          questionId: null,
          problem: 'Hãy chọn ít nhất một đáp án đúng.',
          notes: [],
        },
        { line: 7, name: 'Đúng sai', kind: 'TRUE_FALSE', questionId: null, problem: null, notes: [] },
      ],
    });
    expect(await bank(id)).toEqual([]);
  });

  test('imports valid questions once per key and skips the others', async () => {
    const { id } = await course(seller.id);
    const key = { idempotencyKey: 'import-00001' };
    const [first, again] = await Promise.all([taken(id, key), taken(id, key)]);
    expect(again).toEqual(first);
    expect(first.rows.map(({ questionId }) => questionId !== null)).toEqual([true, false, true]);
    expect(await bank(id)).toEqual([
      { kind: 'SINGLE', points: 1, topic: 'Toán' },
      { kind: 'TRUE_FALSE', points: 1, topic: 'Toán' },
    ]);
    expect(await getAuditLog(app, id)).toMatchObject([
      { action: 'question.import', after: { questions: 2 } },
    ]);
  });

  test('reports what an imported question loses', async () => {
    const { id } = await course(seller.id);
    const { rows } = await taken(id, { text: 'Ai? {=Nguyễn Du ~%50%Tố Như}' });
    expect(rows).toMatchObject([{ kind: 'SINGLE', notes: [expect.stringContaining('một phần')] }]);
  });

  test('reports existing questions in a dry run', async () => {
    const { id } = await course(seller.id);
    const text = 'Một cộng một? {=2 ~3}\n\n::Màu::Trời xanh. {T}\n\nTrời xanh. {F}';
    const notes = async (input: object) => (await taken(id, { text, ...input })).rows.map((row) => row.notes);
    const known = [expect.stringContaining('giống hệt')];
    expect(await notes({})).toEqual([[], [], known]);
    expect(await notes({ isDryRun: true })).toEqual([known, known, known]);
    expect(await notes({ isDryRun: true, text: 'Hai cộng hai? {=4 ~3}' })).toEqual([[]]);
  });

  test('reads at most the limit of each question', async () => {
    const { id } = await course(seller.id);
    const texts = [`x {=a${'~b'.repeat(100_000)}}`, `${'x\\n'.repeat(501)}{T}`];
    const { rows } = await taken(id, { text: texts.join('\n\n') });
    expect(rows.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('20'),
      expect.stringContaining('quá nhiều đoạn'),
    ]);
  });

  test('validates each question by the rules of the form', async () => {
    const { id } = await course(seller.id);
    const long = `Dài quá {=${'x'.repeat(501)} ~b}`;
    const { rows, taken: count } = await taken(id, { text: long });
    expect(count).toBe(0);
    expect(rows[0]!.problem).toMatch(/500/);
  });

  test('without questions, or with too many for the bank, is rejected as a whole', async () => {
    const { id } = await course(seller.id);
    const many = (count: number) => Array.from({ length: count }, (_, n) => `Câu ${n} {T}`).join('\n\n');
    expect(getCode(await send(id, { text: '// chỉ có ghi chú' }))).toBe('BAD_INPUT');
    expect(getCode(await send(id, { text: many(201) }))).toBe('BAD_INPUT');
    expect(getCode(await send(id, { text: 'Th\uFFFD đô? {=H\uFFFD N\uFFFDi}' }))).toBe('BAD_INPUT');
    await db(
      `insert into question (course_id, kind, prompt, body, points) select ?, 'OPEN', '{"type":"doc"}', '{}', 1 from generate_series(1, 999)`,
      id,
    );
    expect(getReason(await send(id, { text: many(2) }))).toBe('TOO_MANY_QUESTIONS');
    expect(await bank(id)).toHaveLength(999);
  });

  test('is parsed only for editors and while no request waits for it', async () => {
    const { id } = await course(seller.id);
    const stranger = await teacher();
    await app.services.orm.em.fork().transactional(async (em) => {
      await runSql(em, sql`select 1 from course where id = ${id} for update`);
      for (const input of [{ text: '// trống' }, { text: '</b>', format: 'MOODLE_XML' }]) {
        expect(getCode(await send(id, input, stranger))).toBe('NOT_FOUND');
        expect(getCode(await send(id, input))).toBe('BAD_INPUT');
      }
    });
  });
});
