import { useTranslation } from '../../i18n/use-translation.tsx';
import { ChangedText } from '../../ui/changed-text.tsx';
import { useFormat } from '../../ui/format.ts';
import { Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { SubmissionHistoryQuery } from './review.gen.ts';
import classes from './review-history.module.css';

type History = NonNullable<SubmissionHistoryQuery['courseReview']>;
type ChangedField = History['changedFields'][number];

const TONES = { ADDED: 'ok', REMOVED: 'bad' } as const;
/** Fields whose values are lists. */
const LISTS: readonly string[] = ['OUTCOMES', 'REQUIREMENTS', 'AUDIENCE'];

const FieldChange = ({ change: { field, before, after } }: { change: ChangedField }) => {
  const { t } = useTranslation('review');
  const { price } = useFormat();
  const isMoney = field === 'PRICE' || field === 'SALE_PRICE';
  const valueText = (value: string | null | undefined) =>
    value && isMoney ? price(Number(value)) : (value ?? '');
  return (
    <div>
      <Heading level={3} mb={1} text="sm" weight={600}>
        {t(`changes.field.${field}`)}
      </Heading>
      <Text className={classes.text} space="lines" anywhere>
        <ChangedText before={valueText(before)} after={valueText(after)} isList={LISTS.includes(field)} />
        {field === 'COVER' && t('changes.cover')}
        {field === 'PROMO' && t('changes.promo')}
      </Text>
    </div>
  );
};

/** The teacher's changes since the last reviewed submission. */
export function ReviewChanges({ history }: { history: History }) {
  const { t } = useTranslation('review');
  const { isCompared, changedFields, changedLessons } = history;
  const count = changedFields.length + changedLessons.length;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="changes">
      <div>
        <Heading level={2} id="changes" text="lg">
          {t('changes.title')}
        </Heading>
        <Text text="sm" tone="dim">
          {!isCompared ? t('changes.unknown') : count === 0 ? t('changes.none') : t('changes.sub', { count })}
        </Text>
      </div>
      {changedFields.map((change) => (
        <FieldChange key={change.field} change={change} />
      ))}
      {changedLessons.length > 0 && (
        <div>
          <Heading level={3} mb={1} text="sm" weight={600}>
            {t('changes.lessons')}
          </Heading>
          <ul className={classes.lessons}>
            {changedLessons.map(({ lessonId, title, formerTitle, changes }) => (
              <li key={lessonId}>
                <Text as="span" grow shrink>
                  {formerTitle && (
                    <>
                      <del>{formerTitle}</del>{' '}
                    </>
                  )}
                  {changes.includes('REMOVED') ? <del>{title}</del> : title}
                </Text>
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
    </Stack>
  );
}
