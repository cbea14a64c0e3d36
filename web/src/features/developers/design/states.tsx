import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { IconMessage } from '@tabler/icons-react';
import { TimeoutError } from '../../../apollo/failure.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Card } from '../../../ui/layout/layout.tsx';
import { NewerNotice } from '../../../ui/newer-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import utilities from '../../../ui/utilities.module.css';
import { Sample, type Samples } from './sample.tsx';

const TAGS = {
  neutral: 'draft',
  ok: 'published',
  warn: 'review',
  bad: 'rejected',
  info: 'advanced',
  sale: 'sale',
} as const;

export const Tags: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <>
      <Sample name='<Tag tone="…">'>
        {(Object.keys(TAGS) as (keyof typeof TAGS)[]).map((tone) => (
          <Tag key={tone} tone={tone}>
            {t(`sample.${TAGS[tone]}`)}
          </Tag>
        ))}
      </Sample>
      <Sample name="utilities.chip, utilities.chipOn">
        <button type="button" className={utilities.chip} aria-pressed={false}>
          {t('sample.beginner')}
        </button>
        <button type="button" className={utilities.chipOn} aria-pressed={true}>
          {t('sample.advanced')}
        </button>
      </Sample>
      <Sample name="<CountBadge>">
        <IconButton aria-label={t('sample.unread')}>
          <IconMessage size={20} aria-hidden="true" />
          <CountBadge>3</CountBadge>
        </IconButton>
      </Sample>
    </>
  );
};

const TONES = { plain: 'paragraph', warn: 'unsaved', bad: 'notSaved' } as const;

export const Notices: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <>
      {(Object.keys(TONES) as (keyof typeof TONES)[]).map((tone) => (
        <Sample key={tone} name={`<Notice tone="${tone}">`} as="column">
          <Notice tone={tone}>{t(`sample.${TONES[tone]}`)}</Notice>
        </Sample>
      ))}
      <Sample name="<NewerNotice>" as="column">
        <NewerNotice theirs={t('sample.notSaved')} onTake={() => undefined} />
      </Sample>
      <Sample name="<FormError>" as="column">
        <FormError
          failure={{
            code: 'INTERNAL',
            reason: null,
            message: t('sample.notSaved'),
            correlationId: CORRELATION,
            details: [],
          }}
        />
      </Sample>
    </>
  );
};

export const Empty: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <>
      <Sample name="<EmptyState>" as="column">
        <Card>
          <EmptyState
            title={t('sample.noneTitle')}
            text={t('sample.noneText')}
            actions={<Button>{t('sample.create')}</Button>}
          />
        </Card>
      </Sample>
      <Sample name="<EmptyByFilter>" as="column">
        <Card>
          <EmptyByFilter
            title={t('sample.noMatchTitle')}
            text={t('sample.noMatchText')}
            action={t('sample.clear')}
            onClear={() => toast.success(t('sample.saved'))}
          />
        </Card>
      </Sample>
    </>
  );
};

/** Without `<Loading>`, which would announce that this page is loading. */
export const Shapes: Samples = () => (
  <>
    <Sample name="<Skeleton>" as="column">
      <Skeleton height={32} width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton height={44} />
    </Sample>
    <Sample name="<Skeleton picture>" as="column">
      <Skeleton picture />
    </Sample>
  </>
);

const CORRELATION = '00000000-0000-0000-0000-000000000000';

const failedResult = (message: string) =>
  new CombinedGraphQLErrors({
    errors: [{ message, extensions: { code: 'INTERNAL', correlationId: CORRELATION } }],
  });

export const Failed: Samples = () => {
  const { t } = useTranslation('design');
  const onRetry = () => toast.error(t('sample.notSaved'));
  return (
    <>
      {[failedResult(t('sample.notSaved')), new TimeoutError()].map((error) => (
        <Sample key={error.name} name={`<FailedState error={${error.name}}>`} as="column">
          <Card>
            <FailedState error={error} onRetry={onRetry} />
          </Card>
        </Sample>
      ))}
    </>
  );
};
