import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('bill_details', 'person_id', 'a note for the next bill; orders keep their own'),
    keep('orders', 'buyer_id', 'the books, for ten years (Accounting Law); without a name'),
    keep('order_line', 'buyer_id', 'the books'),
    keep('order_line', 'teacher_id', 'the books: whose sale it was'),
  ],
};
