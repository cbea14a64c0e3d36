import { describe, expect, test } from 'vitest';
import { growthOf, LINEAR } from '../../../testing/growth.ts';
import { readGift } from './gift.ts';

const one = (text: string) => readGift(text)[0]!;

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

  test('names, topics, comments, feedback and lines are kept', () => {
    const rows = readGift(
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

  test('signs behind a backslash stand for themselves', () => {
    expect(one('x \\= 2 \\{tập\\}? {=a\\=b ~c\\~d}').question).toMatchObject({
      prompt: ['x = 2 {tập}?'],
      body: { choices: [{ text: 'a=b' }, { text: 'c~d' }] },
    });
  });

  test('a gap stands where the answers do, and takes a range of numbers', () => {
    expect(one('Nước sôi ở {=100} độ.').question!.body).toMatchObject({ gapText: 'Nước sôi ở ___ độ.' });
    expect(one('Từ một đến năm {#1..5}').question!.body.blanks).toEqual([{ accepted: ['3'], tolerance: 2 }]);
  });

  test.each(['Không có đáp án', 'Số? {#abc}', '{'])(
    '%j is a row that says that it is no question',
    (text) => {
      expect(one(text)).toMatchObject({ fault: 'assessment.importForm' });
    },
  );

  test('a number has at most 40 characters, an answer 4,000', () => {
    expect(one(`Số? {#1.${'0'.repeat(38)}}`)).toMatchObject({ question: { kind: 'SHORT' } });
    expect(one(`Số? {#1.${'0'.repeat(39)}}`)).toMatchObject({ fault: 'assessment.importForm' });
    expect(one(`Số? {#${'1'.repeat(20)}..${'2'.repeat(20)}}`)).toMatchObject({
      fault: 'assessment.importForm',
    });
    expect(one(`x {=${'a'.repeat(4000)}~b}`)).toMatchObject({ question: { kind: 'SINGLE' } });
    expect(one(`x {=${'a'.repeat(4001)}~b}`)).toMatchObject({ fault: 'assessment.importLong' });
  });

  test.each<[string, (size: number) => string]>([
    ['braces', (size) => '{'.repeat(size)],
    ['colons', (size) => `::${':'.repeat(size)}`],
    ['answers', (size) => `x {${'=~'.repeat(size / 2)}}`],
    ['dots in a number', (size) => `x {#${'.'.repeat(size)}x}`],
  ])('a file of nothing but %s is read in linear time', (_, text) => {
    expect(growthOf((size) => void readGift(text(size)), 12_500)).toBeLessThan(LINEAR);
  });
});
