import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    {
      ...drop(
        'quiz_attempt',
        'student_id',
        'what a person answered is their own; that they passed stays with the course',
      ),
      // What marks the answers, also of attempts that go on: the student reads `solutions`, as far as they are shown
      without: ['keys'],
    },
    drop('quiz_extra_time', 'student_id', 'belongs to attempts of the person'),
    keep('quiz_extra_time', 'granted_by_id', 'the student keeps the time; without a name', false),
  ],
};
