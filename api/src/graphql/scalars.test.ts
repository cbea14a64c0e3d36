import { parseValue } from 'graphql';
import { expect, test } from 'vitest';
import { CalendarDate, DateTime } from './scalars.ts';

test('a Date is a calendar day, in responses and arguments', () => {
  expect(CalendarDate.serialize('2026-11-22')).toBe('2026-11-22');
  expect(CalendarDate.parseLiteral(parseValue('"2024-02-29"'), {})).toBe('2024-02-29');
  for (const wrong of [
    '2026-13-01',
    '2027-02-29',
    '2027-04-31',
    '2027-00-10',
    '2026-11-22T00:00:00Z',
    '22/11/2026',
    '',
    20_261_122,
    null,
  ])
    expect(() => CalendarDate.parseValue(wrong), String(wrong)).toThrow('Date is a day');
});

test('a DateTime has a valid calendar day and time', () => {
  expect(DateTime.parseValue('2028-02-29T23:59:59.5+07:00')).toEqual(new Date('2028-02-29T16:59:59.500Z'));
  for (const wrong of [
    '2027-02-29T17:30:00Z',
    '2027-04-31T00:00:00+07:00',
    '2027-04-30T24:00:00Z',
    '2027-04-30T23:60:00Z',
    '2027-04-30T23:59:00',
    '2027-04-30',
    1,
  ])
    expect(() => DateTime.parseValue(wrong), String(wrong)).toThrow('DateTime is');
});
