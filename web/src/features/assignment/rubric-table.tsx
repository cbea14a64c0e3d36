import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import type { GradeFieldsFragment, RubricRowFieldsFragment } from './assignment.gen.ts';
import classes from './rubric-table.module.css';
import { useMoments } from './words.tsx';

interface RubricTableProps {
  rows: readonly RubricRowFieldsFragment[];
  total: number;
  pass: number;
  grade?: GradeFieldsFragment | null;
}

/** The criteria of a rubric; with a grade, the points of each and the comments. */
export function RubricTable({ rows, total, pass, grade }: RubricTableProps) {
  const { t } = useTranslation('assignment');
  const { points } = useMoments();
  const markOf = (id: string) => grade?.marks.find(({ rowId }) => rowId === id);
  return (
    <section className={kit.cardFlush}>
      <div className={classes.head}>
        <h2>{t('rubric.title')}</h2>
        <p className={`${kit.small} ${kit.dim}`}>{t('rubric.total', { points: total, pass })}</p>
      </div>
      <table className={classes.table}>
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
          {rows.map(({ id, title, description, points: most }) => {
            const mark = markOf(id);
            return (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{(grade ? mark?.comment : description) ?? ''}</td>
                <td className={classes.points}>{grade ? `${points(mark?.points ?? 0)} / ${most}` : most}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
