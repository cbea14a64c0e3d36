import { describe, expect, test } from 'vitest';
import { readMoodleXml } from './moodle-xml.ts';

const read = (file: string) => [...readMoodleXml(file)];
const quiz = (...questions: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const question = (type: string, inner: string, prompt = '<p>Câu <b>hỏi</b></p>') =>
  `<question type="${type}"><name><text>Tên</text></name><questiontext format="html"><text><![CDATA[${prompt}]]></text></questiontext>${inner}</question>`;
const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`;
const one = (type: string, inner: string, prompt?: string) => read(quiz(question(type, inner, prompt)))[0]!;

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

  test('keeps categories, points, feedback, paragraphs and lines', () => {
    const rows = read(
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

  test('reports unknown kinds and files per row', () => {
    expect(one('cloze', '')).toMatchObject({ fault: 'assessment.importKind' });
    expect(one('essay', '<file name="x.png" encoding="hex">AAAA</file>')).toMatchObject({
      fault: 'assessment.importFiles',
    });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is an unknown kind', (type) => {
    expect(one(type, '')).toMatchObject({ fault: 'assessment.importKind' });
  });

  test.each<[string, string, object, string[]]>([
    [
      'multichoice',
      `<single>true</single>${answer(100, 'a')}${answer(50, 'b')}`,
      { kind: 'SINGLE', body: { choices: [{ isRight: true }, { isRight: false }] } },
      ['partMarks'],
    ],
    [
      'multichoice',
      `<single>false</single>${answer(100, 'a')}${answer(-100, 'b')}`,
      { kind: 'MULTIPLE', body: { choices: [{ isRight: true }, { isRight: false }] } },
      [],
    ],
    [
      'numerical',
      answer(100, '9,8', '<tolerance>0,1</tolerance>'),
      { body: { blanks: [{ accepted: ['9.8'], tolerance: 0.1 }] } },
      [],
    ],
    [
      'numerical',
      `${answer(100, '9.8')}<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>`,
      { body: { blanks: [{ accepted: ['9.8'], tolerance: 0 }] } },
      ['units'],
    ],
    [
      'shortanswer',
      `<usecase>1</usecase>${answer(100, 'Hà Nội*')}${answer(50, 'Hà')}`,
      { body: { blanks: [{ accepted: ['Hà Nội'] }] } },
      ['case', 'partAnswers', 'wildcard'],
    ],
    ['essay', '<defaultgrade>2.5</defaultgrade>', { points: 3 }, ['points']],
  ])('%s with %s keeps its meaning and reports losses', (type, inner, found, notes) => {
    const row = one(type, inner);
    expect(row.question).toMatchObject(found);
    expect(row.notes).toEqual(notes.map((note) => `assessment.note.${note}`));
  });

  test('reports dropped pictures, tables and superscripts', () => {
    const prompt =
      '<p>10<sup>3</sup>?</p><img src="http://x.vn/a.png"><table><tr><td>x</td><td>1</td></tr></table>';
    const row = one('essay', '', prompt);
    expect(row.question!.prompt).toEqual(['10³?', 'x | 1']);
    expect(row.notes).toEqual(['assessment.note.picture', 'assessment.note.table']);
  });

  test('reads a text in its format and a category by its last name', () => {
    const plain = '<questiontext format="plain_text"><text><![CDATA[a <b> c]]></text></questiontext>';
    const category = '<category><text>$course$/top/Chương 1 // Nguyên tử</text></category>';
    expect(
      read(
        quiz(
          `<question type="category">${category}</question>`,
          `<question type="essay"><name><text>x</text></name>${plain}</question>`,
        ),
      )[0]!.question,
    ).toMatchObject({ prompt: ['a <b> c'], topic: 'Chương 1 / Nguyên tử' });
  });

  test('reads answers up to the limit of a question', () => {
    expect(one('multichoice', answer(100, 'a').repeat(40)).question!.body.choices).toHaveLength(21);
  });

  test('does not expand entities of a document type', () => {
    const bomb = `<!DOCTYPE quiz [<!ENTITY a "x"><!ENTITY b SYSTEM "file:///etc/passwd">]>${quiz(
      question('shortanswer', answer(100, '&a;&b;')),
    )}`;
    expect(read(bomb)[0]!.question!.body.blanks![0]!.accepted[0]).not.toMatch(/root:|^x/);
  });

  test('rejects deeply nested, oversized or unclosed XML as a whole', () => {
    for (const bad of ['<a>'.repeat(40), '<a/>'.repeat(50_001), '</b>', '</b>'.repeat(1000)])
      expect(() => one('essay', bad)).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
    expect(one('essay', '<a>'.repeat(10))).toMatchObject({ question: { prompt: ['Câu hỏi'] } });
  });

  test('reports such HTML per row and imports other rows', () => {
    for (const bad of ['<div>'.repeat(101), '<hr>'.repeat(10_001)])
      expect(read(quiz(question('essay', '', bad), question('essay', '')))).toMatchObject([
        { name: 'Tên', fault: 'assessment.importForm' },
        { name: 'Tên', question: { prompt: ['Câu hỏi'] } },
      ]);
    expect(one('essay', '', `${'<div>'.repeat(60)}Sâu</p>`)).toMatchObject({ question: { prompt: ['Sâu'] } });
  });

  test('reports the line of each question', () => {
    const rows = read(quiz(...Array.from({ length: 3 }, () => question('essay', '\n'))));
    expect(rows.map(({ line }) => line)).toEqual([3, 5, 7]);
  });

  test('finds no questions in other documents', () => {
    expect(read('chào')).toEqual([]);
    expect(read('<question type="essay"/>')).toEqual([]);
  });
});

test('a file that imitates the marks of the import is read like any other', () => {
  for (const mark of ['text', 'code']) {
    const text = `&amp;#xE020;${mark} 100% đúng`;
    expect(one('multichoice', answer(100, text) + answer(0, 'b'))).toMatchObject({
      question: { kind: 'SINGLE' },
    });
    expect(one('truefalse', answer(100, 'true') + answer(0, 'false'), `\uE020${mark} 5%`)).toMatchObject({
      question: { kind: 'TRUE_FALSE' },
    });
  }
});
