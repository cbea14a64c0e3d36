import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Tag } from '../../ui/tag.tsx';
import type { ContentCaseFactsFragment } from './reports.gen.ts';
import classes from './reports.module.css';

/** A reported comment, framed, within its question and the surrounding comments. */
export function Thread({ one }: { one: ContentCaseFactsFragment }) {
  const { t } = useTranslation('reports');
  const { date, time } = useFormat();
  return (
    <ol className={`${kit.bare} ${classes.thread}`} aria-label={t('thread')}>
      {one.thread.map(({ id, authorName, isByTeacher, text, createdAt, isReported }) => (
        <li key={id} className={isReported ? classes.framed : classes.around}>
          <p className={`${kit.small} ${kit.dim} ${classes.by}`}>
            <b className={kit.strong}>{authorName}</b>
            {isByTeacher && <Tag tone="info">{t('teacher')}</Tag>}
            <span>
              {time(createdAt)}, {date(createdAt)}
            </span>
            {isReported && <Tag tone="warn">{t('reported')}</Tag>}
          </p>
          <p className={classes.words}>{text ?? t('gone')}</p>
        </li>
      ))}
    </ol>
  );
}
