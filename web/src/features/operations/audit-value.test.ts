import { expect, test } from 'vitest';
import { formatAuditValue } from './audit-value.ts';

const NAMES: Readonly<Record<string, string>> = { true: 'có', USER: 'Học viên', TEACHER: 'Giảng viên' };
const getName = (word: string) => NAMES[word] ?? '';

test.each([
  ['a word of the program has its name', 'true', 'có'],
  ['a list has no brackets', '["USER", "TEACHER"]', 'Học viên, Giảng viên'],
  ['a word without a name stays', '["audit:read"]', 'audit:read'],
  ['a moment is in the clock of the platform', '2026-11-21T17:30:00.000Z', '22/11/2026 00:30'],
  ['what people typed stays', '[Nháp] Bán hàng', '[Nháp] Bán hàng'],
  ['a list of objects stays', '[{"school": "A"}]', '[{"school": "A"}]'],
])('%s', (_, value, expected) => expect(formatAuditValue(value, getName)).toBe(expected));
