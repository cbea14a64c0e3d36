import { Fragment } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Tag } from '../../ui/tag.tsx';
import type { SubmissionHistoryQuery } from './review.gen.ts';
import classes from './review-history.module.css';
import { textChanges } from './text-changes.ts';

type History = NonNullable<SubmissionHistoryQuery['courseReview']>;
type ChangedField = History['changedFields'][number];

const TONES = { ADDED: 'ok', REMOVED: 'bad' } as const;
/** Fields whose values are lists. */
const LISTS: readonly string[] = ['OUTCOMES', 'REQUIREMENTS', 'AUDIENCE'];
const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

const FieldChange = ({ change: { field, before, after } }: { change: ChangedField }) => {
  const { t } = useTranslation('review');
  const { price } = useFormat();
  const isMoney = field === 'PRICE' || field === 'SALE_PRICE';
  const words = (value: string | null | undefined) =>
    value && isMoney ? price(Number(value)) : (value ?? '');
  return (
    <div>
      <h3 className={classes.name}>{t(`changes.field.${field}`)}</h3>
      <p className={classes.text}>
        {textChanges(words(before), words(after)).map(({ text, kind }, index) => {
          const Part = TAGS[kind];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences may repeat and are never reordered
            <Fragment key={index}>
              <Part>{text}</Part>
              {LISTS.includes(field) ? '\n' : ' '}
            </Fragment>
          );
        })}
        {field === 'COVER' && t('changes.cover')}
        {field === 'PROMO' && t('changes.promo')}
      </p>
    </div>
  );
};

/** The teacher's changes since the last reviewed submission. */
export function ReviewChanges({ history }: { history: History }) {
  const { t } = useTranslation('review');
  const { isCompared, changedFields, changedLessons } = history;
  const count = changedFields.length + changedLessons.length;
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="changes">
      <div>
        <h2 id="changes" className={classes.heading}>
          {t('changes.title')}
        </h2>
        <p className={`${kit.small} ${kit.dim}`}>
          {!isCompared ? t('changes.unknown') : count === 0 ? t('changes.none') : t('changes.sub', { count })}
        </p>
      </div>
      {changedFields.map((change) => (
        <FieldChange key={change.field} change={change} />
      ))}
      {changedLessons.length > 0 && (
        <div>
          <h3 className={classes.name}>{t('changes.lessons')}</h3>
          <ul className={classes.lessons}>
            {changedLessons.map(({ lessonId, title, formerTitle, changes }) => (
              <li key={lessonId}>
                <span className={kit.grow}>
                  {formerTitle && (
                    <>
                      <del>{formerTitle}</del>{' '}
                    </>
                  )}
                  {changes.includes('REMOVED') ? <del>{title}</del> : title}
                </span>
                {changes.map((change) => (
                  <Tag
                    key={change}
                    tone={change === 'ADDED' || change === 'REMOVED' ? TONES[change] : 'warn'}
                  >
                    {t(`changes.lesson.${change}`)}
                  </Tag>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
