import type { TFunction } from '../../i18n/keys.ts';
import { toCsv } from '../../ui/csv.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { BulkAnswerFragment } from './bulk.gen.ts';

export const downloadRows = (rows: BulkAnswerFragment['rows'], t: TFunction<'people'>): void => {
  const table = [
    [t('column.who'), t('person.email'), t('column.result'), t('column.why')],
    ...rows.map(({ id, fullName, email, outcome, message }) => [
      fullName ?? id,
      email ?? '',
      t(`outcome.${outcome}`),
      message ?? '',
    ]),
  ];
  saveFile(t('bulk.file'), toCsv(table), 'text/csv');
};
