import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  caretBefore,
  countAfter,
  formatNumber,
  type NumberFormat,
  parsePasted,
  parseTyped,
} from './number-text.ts';

const wholeNumbers = (language: string): NumberFormat => ({ language, decimals: 0, mayBeNegative: false });
const twoDecimals = (language: string): NumberFormat => ({ language, decimals: 2, mayBeNegative: false });

describe('readTyped', () => {
  it.each([
    ['vi', '1.5000', '15.000', 15_000],
    ['en', '1,5000', '15,000', 15_000],
    ['vi', '007', '7', 7],
    ['vi', '0', '0', 0],
    ['vi', '', '', ''],
    ['vi', '12 tuổi', '12', 12],
    ['vi', '-5', '5', 5],
    ['vi', '12345678901234567', '123.456.789.012.345', 123_456_789_012_345],
  ])('groups whole numbers in %s: %s', (language, typed, text, value) => {
    expect(parseTyped(typed, wholeNumbers(language))).toEqual({ text, value });
  });

  it.each([
    ['vi', '7.5', '7,5', 7.5],
    ['vi', '7,', '7,', 7],
    ['en', '7,25', '7.25', 7.25],
    ['vi', '7,256', '7,25', 7.25],
    ['vi', ',5', ',5', 0.5],
    ['vi', ',', ',', ''],
    ['vi', '1234,5', '1234,5', 1234.5],
  ])('accepts both separators before decimals in %s: %s', (language, typed, text, value) => {
    expect(parseTyped(typed, twoDecimals(language))).toEqual({ text, value });
  });

  it('accepts a sign where numbers may be negative', () => {
    const format = { ...wholeNumbers('vi'), mayBeNegative: true };
    expect(parseTyped('-', format)).toEqual({ text: '-', value: '' });
    expect(parseTyped('-1500', format)).toEqual({ text: '-1.500', value: -1500 });
  });

  it('reads every number that it formats', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('vi', 'en'), (value, language) => {
        const text = formatNumber(value, wholeNumbers(language));
        expect(parseTyped(text, wholeNumbers(language))).toEqual({ text, value });
        expect(
          parseTyped(formatNumber(value / 100, twoDecimals(language)), twoDecimals(language)).value,
        ).toBe(value / 100);
      }),
    );
  });
});

describe('readPasted', () => {
  const number = (text: string, format: NumberFormat) => {
    const pasted = parsePasted(text, format);
    return pasted === undefined ? undefined : parseTyped(pasted, format).value;
  };

  it.each([
    ['1.500.000 ₫', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1 500 000', 1_500_000],
    ['1\u00A0500\u00A0000đ', 1_500_000],
    ['Giá: 1.500.000,50', 1_500_000],
    ['VND 1,500,000.50', 1_500_000],
    ['1500000', 1_500_000],
    ['1,500', 1500],
    ['1.500', 1500],
    ['12,5', 12],
    ['0.750', 0],
    ['abc', undefined],
    ['', undefined],
    ['12 34', undefined],
    ['20/11/2026', undefined],
  ])('finds a whole number in both languages: %s', (text, value) => {
    expect(number(text, wholeNumbers('vi'))).toBe(value);
    expect(number(text, wholeNumbers('en'))).toBe(value);
  });

  it.each([
    ['7,5', 7.5, 7.5],
    ['7.5', 7.5, 7.5],
    ['1.234,5', 1234.5, 1234.5],
    ['1,234.5', 1234.5, 1234.5],
    ['1,500', 1.5, 1500],
    ['1.500', 1500, 1.5],
    ['0.750', 0.75, 0.75],
    ['1.500.000', 1_500_000, 1_500_000],
  ])('decides by the language only where both are possible: %s', (text, vietnamese, english) => {
    expect(number(text, twoDecimals('vi'))).toBe(vietnamese);
    expect(number(text, twoDecimals('en'))).toBe(english);
  });
});

it('keeps the caret before the same digits', () => {
  const format = wholeNumbers('vi');
  const after = countAfter('1.5000', 3, format);
  expect(after).toBe(3);
  expect(caretBefore('15.000', after, format)).toBe(2);
  expect(caretBefore('15.000', 0, format)).toBe(6);
  expect(caretBefore('15.000', 5, format)).toBe(0);
});
