import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { useFormat } from '../../../ui/format.ts';
import { RowMenu } from '../../../ui/row-menu.tsx';
import { SelectionBar } from '../../../ui/selection-bar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useSelection } from '../../../ui/use-selection.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { Sample, type Samples } from './sample.tsx';

const ROWS = [
  { key: 'course', students: 1234, tone: 'ok', status: 'published' },
  { key: 'otherCourse', students: 87, tone: 'warn', status: 'review' },
  { key: 'thirdCourse', students: 0, tone: 'neutral', status: 'draft' },
] as const;
type SampleRow = (typeof ROWS)[number];

const getKey = ({ key }: SampleRow) => key;

export const Table: Samples = ({ theme }) => {
  const { t } = useTranslation('design');
  const { count } = useFormat();
  const tableParams = useTableSearchParams({ sortBy: 'students' });
  const selection = useSelection(getKey);
  const direction = tableParams.sortOrder === 'ASC' ? 1 : -1;
  const items = ROWS.toSorted((first, other) => direction * (first.students - other.students));
  const page = { items, page: 1, limit: 20, total: items.length };
  const getName = ({ key }: SampleRow) => t(`sample.${key}`);
  const columns: Column<SampleRow>[] = [
    { key: 'name', header: t('sample.name'), cell: getName },
    {
      key: 'students',
      header: t('sample.students'),
      cell: ({ students }) => count(students),
      sortBy: 'students',
      align: 'end',
    },
    {
      key: 'status',
      header: t('sample.status'),
      cell: ({ tone, status }) => <Tag tone={tone}>{t(`sample.${status}`)}</Tag>,
    },
  ];
  return (
    <Sample name="<DataTable>, <SelectionBar>" as="column">
      <DataTable
        caption={t('sample.list', { theme })}
        name="design"
        columns={columns}
        table={{
          tableParams,
          page,
          result: { data: page, loading: false, refetch: () => Promise.resolve() },
        }}
        rowKey={getKey}
        empty={null}
        emptyByFilter={null}
        selection={{ ...selection, label: getName }}
        stackOnPhone="rows"
        rowMenu={(row) => (
          <RowMenu label={t('sample.menuOf', { name: getName(row) })}>
            <button type="button">{t('sample.edit')}</button>
            <button type="button">{t('sample.copy')}</button>
          </RowMenu>
        )}
      />
      {selection.rows.size > 0 && (
        <SelectionBar
          text={t('sample.chosen', { value: count(selection.rows.size) })}
          onClear={selection.clear}
        >
          <button type="button" onClick={selection.clear}>
            {t('sample.copy')}
          </button>
        </SelectionBar>
      )}
    </Sample>
  );
};
