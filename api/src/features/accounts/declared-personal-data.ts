import { drop, keep, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    drop('one_time_code', 'person_id', 'opens an account that is gone', false),
    drop('email_change', 'person_id', 'holds addresses; nothing is left to take back'),
    drop('authenticator', 'person_id', 'a secret of an account that is gone', false),
    drop('recovery_code', 'person_id', 'a secret of an account that is gone', false),
    drop('google_identity', 'person_id', 'a way into an account that is gone'),
    drop('session', 'person_id', 'devices and network addresses; refresh tokens go with them'),
    drop('api_token', 'person_id', 'what programs of an account that is gone were allowed'),
    drop(
      'session',
      'view_as_id',
      'an administrator’s look at an account that is gone; the audit log keeps that it was',
      false,
    ),
    drop('person_custom_role', 'person_id', 'no one is left who may do anything'),
    {
      table: 'teacher_profile',
      column: 'person_id',
      isExported: true,
      erasure: 'blank',
      blank: "headline = null, links = '{}'",
      why: 'seller class and tax number belong to the books: tax was withheld under them (Decree 117/2025)',
    },
    keep('data_request', 'person_id', 'proof of what was asked for, and that it was done'),
  ],
};
