import type { TFunction } from 'i18next';
import { csvOf } from '../../../ui/csv.ts';
import type { BulkAnswerFragment } from './bulk.gen.ts';

/** Saves what became of each row as a table. */
export const downloadRows = (rows: BulkAnswerFragment['rows'], t: TFunction<'people'>): void => {
  const table = [
    [t('column.who'), 'Email', t('column.result'), t('column.why')],
    ...rows.map(({ id, fullName, email, outcome, message }) => [
      fullName ?? id,
      email ?? '',
      t(`outcome.${outcome}`),
      message ?? '',
    ]),
  ];
  const url = URL.createObjectURL(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'ket-qua.csv' });
  link.click();
  URL.revokeObjectURL(url);
};
