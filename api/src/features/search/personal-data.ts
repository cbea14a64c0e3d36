import { drop, type PersonalDataTable } from '../../platform/access/personal-data.ts';

export const personalData: PersonalDataTable = {
  columns: [
    {
      ...drop(
        'search_event',
        'person_id',
        'what they looked for; sums of words that three people searched stay',
      ),
      without: ['searcher'],
    },
  ],
};
