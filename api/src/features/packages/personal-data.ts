import { keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    keep('package_subscription', 'teacher_id', 'the books: whose package was sold'),
    keep('package_period', 'teacher_id', 'the books: whose package was sold', false),
    keep('package_version', 'created_by_id', 'the books: who set a price', false),
  ],
};
