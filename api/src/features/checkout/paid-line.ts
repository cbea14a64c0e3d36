import type { PaidLine } from '../ledger/index.ts';
import type { OrderLine } from '../orders/index.ts';

/** A line as the ledger sees it. */
export const paidLine = ({ id, teacher, amount, promotion, ...parts }: OrderLine): PaidLine => ({
  lineId: id,
  teacherId: teacher.id,
  amount,
  promotion,
  commission: parts.commission,
  vatWithheld: parts.vatWithheld,
  pitWithheld: parts.pitWithheld,
  teacherShare: parts.teacherShare,
});
