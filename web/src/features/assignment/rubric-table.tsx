import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Card, Row, Text } from '../../ui/layout/layout.tsx';
import type { GradeFieldsFragment, SentWorkFragment } from './assignment.gen.ts';
import classes from './rubric-table.module.css';
import { useAssignmentFormat } from './status-and-times.tsx';

interface RubricTableProps {
  rows: SentWorkFragment['rubric'];
  total: number;
  pass: number;
  /** Number of the graded attempt. */
  number?: number;
  grade?: GradeFieldsFragment | null;
}

/** The criteria of a rubric; with a grade, the points of each and the comments. */
export function RubricTable({ rows, total, pass, number, grade }: RubricTableProps) {
  const { t } = useTranslation('assignment');
  const { points } = useAssignmentFormat();
  const findMark = (id: string) => grade?.marks.find(({ rowId }) => rowId === id);
  return (
    <Card as="section" card="flush">
      <Row wrap align="baseline" justify="between" rowGap={1} columnGap={4} px={6} pt={5} pb={4}>
        <h2>{number ? t('rubric.marks', { number }) : t('rubric.criteria')}</h2>
        <Text text="sm" tone="dim">
          {t('rubric.total', { points: total, pass })}
        </Text>
      </Row>
      <Box as="table" className={classes.table} w="full" text="sm" collapse>
        <thead>
          <tr>
            <th scope="col">{t('rubric.row')}</th>
            <th scope="col">{grade ? t('rubric.said') : t('rubric.full')}</th>
            <th scope="col" className={classes.points}>
              {t('rubric.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, description, points: maxPoints }) => {
            const mark = findMark(id);
            return (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{(grade ? mark?.comment : description) ?? ''}</td>
                <td className={classes.points}>
                  {grade ? `${points(mark?.points ?? 0)} / ${maxPoints}` : maxPoints}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Card>
  );
}
