import { parseValue } from 'graphql';
import { expect, test } from 'vitest';
import { CalendarDate } from './scalars.ts';

test('a day is a day of the calendar, in answers and in arguments', () => {
  expect(CalendarDate.serialize('2026-11-22')).toBe('2026-11-22');
  expect(CalendarDate.parseLiteral(parseValue('"2024-02-29"'), {})).toBe('2024-02-29');
  for (const wrong of ['2026-13-01', '2026-11-22T00:00:00Z', '22/11/2026', '', 20_261_122, null])
    expect(() => CalendarDate.parseValue(wrong), String(wrong)).toThrow('Date is a day');
});
