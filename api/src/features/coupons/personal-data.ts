import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    keep('coupon', 'owner_id', 'the books: who bore the discount of orders'),
    keep('coupon', 'teacher_id', 'the books: for whose courses it held'),
    keep('coupon_use', 'person_id', 'the books: which order used it'),
  ],
};
