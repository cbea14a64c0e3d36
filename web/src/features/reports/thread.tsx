import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { CaseContentFragment } from './reports.gen.ts';
import classes from './reports.module.css';

/** A reported comment, framed, within its question and the surrounding comments. */
export function Thread({ comments }: { comments: CaseContentFragment['thread'] }) {
  const { t } = useTranslation('reports');
  const { date, time } = useFormat();
  return (
    <Grid as="ol" gap={2} aria-label={t('thread')}>
      {comments.map(({ id, authorName, isByTeacher, text, createdAt, isReported }) => (
        <li key={id} className={isReported ? classes.framed : classes.around}>
          <Row as="p" wrap rowGap="half" columnGap={2} text="sm" tone="dim">
            <Text as="b" weight={600}>
              {authorName}
            </Text>
            {isByTeacher && <Tag tone="info">{t('teacher')}</Tag>}
            <span>
              {time(createdAt)}, {date(createdAt)}
            </span>
            {isReported && <Tag tone="warn">{t('reported')}</Tag>}
          </Row>
          <Text space="lines" anywhere>
            {text ?? t('gone')}
          </Text>
        </li>
      ))}
    </Grid>
  );
}
