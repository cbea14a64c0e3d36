import { describe, expect, test } from 'vitest';
import { readMoodleXml } from './moodle-xml.ts';

const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const question = (type: string, inner: string, prompt = '<p>Câu <b>hỏi</b></p>') =>
  `<question type="${type}"><name><text>Tên</text></name><questiontext format="html"><text><![CDATA[${prompt}]]></text></questiontext>${inner}</question>`;
const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`;
const one = (type: string, inner: string, prompt?: string) =>
  readMoodleXml(quiz(question(type, inner, prompt)))[0]!;

describe('Moodle XML', () => {
  test.each([
    ['multichoice', answer(100, 'a') + answer(0, 'b'), 'SINGLE'],
    ['multichoice', answer(50, 'a') + answer(50, 'b') + answer(-50, 'c'), 'MULTIPLE'],
    ['truefalse', answer(100, 'true') + answer(0, 'false'), 'TRUE_FALSE'],
    ['shortanswer', answer(100, 'Hà Nội'), 'SHORT'],
    ['numerical', answer(100, '3.14', '<tolerance>0.01</tolerance>'), 'SHORT'],
    ['essay', '<graderinfo><text>Ba ý</text></graderinfo>', 'OPEN'],
    ['ordering', answer(1, 'một') + answer(2, 'hai'), 'ORDERING'],
    [
      'matching',
      '<subquestion><text>chó</text><answer><text>dog</text></answer></subquestion><subquestion><text>mèo</text><answer><text>cat</text></answer></subquestion>',
      'MATCHING',
    ],
  ])('%s is of the kind %#', (type, inner, kind) => {
    expect(one(type, inner)).toMatchObject({ name: 'Tên', question: { kind, prompt: ['Câu hỏi'] } });
  });

  test('categories, points, feedback, paragraphs and lines are kept', () => {
    const rows = readMoodleXml(
      quiz(
        '<question type="category"><category><text>$course$/top/Ngữ pháp</text></category></question>',
        question(
          'multichoice',
          `<defaultgrade>2.0</defaultgrade><generalfeedback><text>Vì &lt;thế&gt;</text></generalfeedback>${answer(100, '&lt;p&gt;a&amp;amp;b&lt;/p&gt;', '<feedback><text>Đúng</text></feedback>')}${answer(0, 'b')}`,
          '<p>Một</p><p>Hai</p>',
        ),
      ),
    );
    expect(rows).toEqual([
      expect.objectContaining({
        line: 4,
        question: expect.objectContaining({ topic: 'Ngữ pháp', points: 2, prompt: ['Một', 'Hai'] }),
      }),
    ]);
    expect(rows[0]!.question!.body.choices![0]).toEqual({ text: 'a&b', isRight: true, feedback: 'Đúng' });
  });

  test('kinds that are unknown here, and files, are rows that say so', () => {
    expect(one('cloze', '')).toMatchObject({ fault: 'assessment.importKind' });
    expect(one('essay', '<file name="x.png" encoding="base64">AAAA</file>')).toMatchObject({
      fault: 'assessment.importFiles',
    });
  });

  test('entities of a document type are not expanded', () => {
    const bomb = `<!DOCTYPE quiz [<!ENTITY a "x"><!ENTITY b SYSTEM "file:///etc/passwd">]>${quiz(
      question('shortanswer', answer(100, '&a;&b;')),
    )}`;
    expect(readMoodleXml(bomb)[0]!.question!.body.blanks![0]!.accepted[0]).not.toMatch(/root:|^x/);
  });

  test('XML that nests without end, has too many tags or closes nothing is refused as a whole', () => {
    for (const bad of ['<a>'.repeat(40), '<a/>'.repeat(50_001), '</b>', '</b>'.repeat(1000)])
      expect(() => one('essay', bad)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
    expect(one('essay', '<a>'.repeat(10))).toMatchObject({ question: { prompt: ['Câu hỏi'] } });
  });

  test('HTML that does is a row that says so, beside others that are taken', () => {
    for (const bad of ['<div>'.repeat(101), '<hr>'.repeat(10_001)])
      expect(readMoodleXml(quiz(question('essay', '', bad), question('essay', '')))).toMatchObject([
        { name: 'Tên', fault: 'assessment.importForm' },
        { name: 'Tên', question: { prompt: ['Câu hỏi'] } },
      ]);
    expect(one('essay', '', `${'<div>'.repeat(60)}Sâu</p>`)).toMatchObject({ question: { prompt: ['Sâu'] } });
  });

  test('each question is on its own line', () => {
    const rows = readMoodleXml(quiz(...Array.from({ length: 3 }, () => question('essay', '\n'))));
    expect(rows.map(({ line }) => line)).toEqual([3, 5, 7]);
  });

  test('what is no quiz has no questions', () => {
    expect(readMoodleXml('chào')).toEqual([]);
    expect(readMoodleXml('<question type="essay"/>')).toEqual([]);
  });
});
