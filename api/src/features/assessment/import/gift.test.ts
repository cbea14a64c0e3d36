import { describe, expect, test } from 'vitest';
import { LINEAR, measureGrowth } from '../../../testing/growth.ts';
import { readGift } from './gift.ts';

const read = (text: string) => [...readGift(text)];
const one = (text: string) => read(text)[0]!;

describe('GIFT', () => {
  test.each([
    ['Thủ đô của Việt Nam? {=Hà Nội ~Huế ~Đà Nẵng}', 'SINGLE'],
    ['Số nào chẵn? {~%50%2 ~%50%4 ~%-50%3}', 'MULTIPLE'],
    ['Mặt trời mọc ở hướng đông.{T}', 'TRUE_FALSE'],
    ['Hai cộng hai? {=4 =bốn}', 'SHORT'],
    ['Số pi? {#3.14:0.01}', 'SHORT'],
    ['Ghép. {=chó -> dog =mèo -> cat = -> bird}', 'MATCHING'],
    ['Hãy kể lại. {}', 'OPEN'],
    ['Hà Nội là {=thủ đô} của Việt Nam.', 'BLANK'],
  ])('%j is of the kind %s', (text, kind) => {
    expect(one(text)).toMatchObject({ line: 1, question: { kind } });
  });

  test('keeps names, topics, comments, feedback and lines', () => {
    const rows = read(
      '// ghi chú\n$CATEGORY: $course$/Toán/Số học\n\n::Câu 1:: 1 + 1 = ? {=2#Giỏi ~3#Tính lại ####Cộng hai số.}\n\nCâu hai? {F}',
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ line: 4, name: 'Câu 1' });
    expect(rows[0]!.question).toMatchObject({
      topic: 'Số học',
      explanation: 'Cộng hai số.',
      prompt: ['1 + 1 = ?'],
    });
    expect(rows[0]!.question!.body.choices).toEqual([
      { text: '2', isRight: true, feedback: 'Giỏi' },
      { text: '3', isRight: false, feedback: 'Tính lại' },
    ]);
    expect(rows[1]).toMatchObject({ line: 6, question: { topic: 'Số học', body: { isTrue: false } } });
  });

  test('treats escaped characters literally', () => {
    expect(one('x \\= 2 \\{tập\\}? {=a\\=b ~c\\~d}').question).toMatchObject({
      prompt: ['x = 2 {tập}?'],
      body: { choices: [{ text: 'a=b' }, { text: 'c~d' }] },
    });
  });

  test('a gap is at its answers and accepts a range of numbers', () => {
    expect(one('Nước sôi ở {=100} độ.').question!.body).toMatchObject({ gapText: 'Nước sôi ở ___ độ.' });
    expect(one('Từ một đến năm {#1..5}').question!.body.blanks).toEqual([{ accepted: ['3'], tolerance: 2 }]);
  });

  test.each(['Không có đáp án', 'Số? {#abc}', '{'])('%j is reported as not a question', (text) => {
    expect(one(text)).toMatchObject({ fault: 'assessment.importForm' });
  });

  test.each([
    ['one answer with half credit', 'Ai? {=Nguyễn Du ~%50%Tố Như ~Nguyễn Trãi}', 'SINGLE', ['partMarks']],
    ['one answer with a deduction', 'Ai? {=Nguyễn Du ~%-50%Tố Như}', 'SINGLE', ['partMarks']],
    ['one answer that is not whole', 'Ai? {=%80%Nguyễn Du ~Tố Như}', 'SINGLE', ['partMarks']],
    ['several answers of which one is right', 'Ai? {~%100%Nguyễn Du ~%-100%Tố Như}', 'MULTIPLE', []],
    ['several answers with weights', 'Ai? {~%75%a ~%25%b ~%-50%c}', 'MULTIPLE', ['weights']],
    ['thirds', 'Ai? {~%33.33333%a ~%33.33333%b ~%33.33333%c ~%-33.33333%d}', 'MULTIPLE', []],
  ])('%s remains unchanged', (_, text, kind, notes) => {
    const { question, ...row } = one(text);
    expect(row.notes).toEqual(notes.map((note) => `assessment.note.${note}`));
    expect(question!.kind).toBe(kind);
    if (kind === 'SINGLE') expect(question!.body.choices!.map(({ isRight }) => isRight)).toContain(true);
    if (kind === 'SINGLE') expect(question!.body.choices!.filter(({ isRight }) => isRight)).toHaveLength(1);
  });

  test.each<[string, object[], string[]]>([
    ['{=Lý Công Uẩn =%80%Lý Thái Tổ}', [{ accepted: ['Lý Công Uẩn'], tolerance: null }], ['partAnswers']],
    ['{=Hà Nội#Giỏi =%0%Huế#Sai}', [{ accepted: ['Hà Nội'], tolerance: null }], ['feedback']],
    ['{=*Hà Nội* =2 \\* 3}', [{ accepted: ['Hà Nội', '2 * 3'], tolerance: null }], ['wildcard']],
    ['{#3.14159:0.0005 =%50%3.14:0.01}', [{ accepted: ['3.14159'], tolerance: 0.0005 }], ['partAnswers']],
    ['{#9,8:0,1}', [{ accepted: ['9.8'], tolerance: 0.1 }], []],
    ['{#=5:1 =7:2 =9:1}', [{ accepted: ['5', '9'], tolerance: 1 }], ['tolerances']],
    ['{#0.1..0.2}', [{ accepted: ['0.15'], tolerance: 0.05 }], []],
  ])('%s keeps whole answers and reports losses', (text, blanks, notes) => {
    expect(one(`Câu? ${text}`)).toMatchObject({
      question: { kind: 'SHORT', body: { blanks } },
      notes: notes.map((note) => `assessment.note.${note}`),
    });
  });

  test.each(['{=Hà*Nội}', '{=*}'])('%s is rejected because of its wildcard', (text) => {
    expect(one(`Câu? ${text}`)).toMatchObject({ fault: 'assessment.importWildcard' });
  });

  test('reads answers up to the limit of a question', () => {
    expect(one(`Câu? {=a${'~b'.repeat(40)}}`).question!.body.choices).toHaveLength(21);
  });

  test('reads HTML texts as HTML, and texts without a format as plain', () => {
    const html =
      '::Nước:: [html]<p>Công thức H<sub>2</sub>O</p><p>Chọn\\: {=<b>10<sup>3</sup></b> ~[plain]<b>}';
    expect(one(html)).toMatchObject({
      name: 'Nước',
      question: { prompt: ['Công thức H₂O', 'Chọn:'], body: { choices: [{ text: '10³' }, { text: '<b>' }] } },
    });
    expect(one('Thẻ <br> là gì? {=Xuống dòng}').question!.prompt).toEqual(['Thẻ <br> là gì?']);
    expect(one('[moodle]Nếu x<y và\\nx<sup>2</sup>>1 {T}').question!.prompt).toEqual(['Nếu x<y và', 'x²>1']);
  });

  test('keeps LaTeX commands in both Moodle and manual spelling', () => {
    const prompt = ['Giải \\(x^{2} \\neq 0\\)'];
    expect(one('[moodle]Giải \\\\(x^\\{2\\} \\\\neq 0\\\\) {T}').question!.prompt).toEqual(prompt);
    expect(one('Giải \\(x^\\{2\\} \\neq 0\\) {T}').question!.prompt).toEqual(prompt);
    expect(one('Một\\nHai {T}').question!.prompt).toEqual(['Một', 'Hai']);
  });

  test('accepts the line endings of any system', () => {
    expect(read('Một {T}\r\rHai {F}\r')).toHaveLength(2);
  });

  test('limits a number to 40 characters and an answer to 4,000', () => {
    expect(one(`Số? {#1.${'0'.repeat(38)}}`)).toMatchObject({ question: { kind: 'SHORT' } });
    expect(one(`Số? {#1.${'0'.repeat(39)}}`)).toMatchObject({ fault: 'assessment.importForm' });
    expect(one(`Số? {#1..${'2'.repeat(41)}}`)).toMatchObject({ fault: 'assessment.importForm' });
    expect(one(`x {=${'a'.repeat(4000)}~b}`)).toMatchObject({ question: { kind: 'SINGLE' } });
    expect(one(`x {=${'a'.repeat(4001)}~b}`)).toMatchObject({ fault: 'assessment.importLong' });
  });

  test.each<[string, (size: number) => string]>([
    ['braces', (size) => '{'.repeat(size)],
    ['colons', (size) => `::${':'.repeat(size)}`],
    ['answers', (size) => `x {${'=~'.repeat(size / 2)}}`],
    ['dots in a number', (size) => `x {#${'.'.repeat(size)}x}`],
  ])('reads a file of only %s in linear time', (_, text) => {
    expect(measureGrowth((size) => void read(text(size)), 12_500)).toBeLessThan(LINEAR);
  });
});
