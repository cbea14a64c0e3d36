import type { FragmentType } from '@apollo/client';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import type { ContentOutcome } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RatingStars } from '../../ui/rating.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import utilities from '../../ui/utilities.module.css';
import { DecisionForm } from './decision-form.tsx';
import {
  type CaseContentFragment,
  type ContentCaseCardFragment,
  ContentCasesDocument,
  ReportCountsDocument,
  useCaseContentFragment,
  useContentCaseCardFragment,
  useContentCaseQuery,
  useDecideContentCaseMutation,
} from './reports.gen.ts';
import classes from './reports.module.css';
import { Thread } from './thread.tsx';

/** The possible decisions. Comments cannot be edited, so they are never hidden. */
const CHOICES = {
  RATING: ['KEEP', 'HIDDEN', 'REMOVED'],
  COMMENT: ['KEEP', 'REMOVED'],
} as const satisfies Record<ContentCaseCardFragment['kind'], readonly (ContentOutcome | 'KEEP')[]>;

const Decision = ({ item: entry, onDecided }: { item: ContentCaseCardFragment; onDecided: () => void }) => {
  const { t } = useTranslation('reports');
  const [decide] = useDecideContentCaseMutation({
    refetchQueries: [ContentCasesDocument, ReportCountsDocument],
  });
  return (
    <DecisionForm
      choices={CHOICES[entry.kind].map((value) => ({ value, label: t(`choices.${value}`) }))}
      field="reason"
      help={t('reasonHelp')}
      onSubmit={(choice, reason) =>
        decide({
          variables: { input: { caseId: entry.id, outcome: choice === 'KEEP' ? null : choice, reason } },
        })
      }
      onDecided={onDecided}
    />
  );
};

/** The reported content, a comment in its thread or a rating, with a link to its page. */
export function CaseContent({ item: from }: { item: FragmentType<CaseContentFragment> }) {
  const { t } = useTranslation('reports');
  const { date } = useFormat();
  const entry = useCaseContentFragment(from);
  if (!entry) return null;
  const { comment, rating, kind, thread } = entry;
  const place = rating
    ? `/courses/${rating.course.slug}#ratings`
    : comment?.course && `/learning/${comment.course.slug}?lesson=${comment.lessonId}&comment=${comment.id}`;
  return (
    <Box p={4} bg="surface-2" radius="md">
      {thread.length > 0 && <Thread comments={thread} />}
      {rating && (
        <Row align="start" gap={3}>
          <Avatar name={rating.author.fullName} src={rating.author.avatarUrl} size={36} />
          <Box grow shrink>
            <Text text="sm" tone="dim">
              <Text as="b" weight={600}>
                {rating.author.fullName}
              </Text>{' '}
              · {date(rating.createdAt)}
            </Text>
            <RatingStars value={rating.stars} />
            <Text as="blockquote" className={classes.framed} space="lines" anywhere>
              {rating.text ?? t('starsAlone')}
            </Text>
          </Box>
        </Row>
      )}
      {place && (
        <Link className={`${utilities.moreLink} ${classes.place}`} to={place}>
          {t(`place.${kind}`)}
          <IconArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
    </Box>
  );
}

export function OpenCase({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const result = useContentCaseQuery({ variables: { id }, ...cacheAndNetwork });
  return (
    <QueryView
      result={result}
      select={({ contentCase }) => contentCase}
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={3} height={120} />}
      missing={<EmptyState kind="filter" title={t('missing')} text={t('missingText')} />}
    >
      {(entry) => <ContentCaseCard item={entry} onDecided={onDecided} />}
    </QueryView>
  );
}

interface ContentCaseCardProps {
  item: FragmentType<ContentCaseCardFragment>;
  onDecided: () => void;
}

/** The reported content, its reports, and the decision. */
function ContentCaseCard({ item: from, onDecided }: ContentCaseCardProps) {
  const { t } = useTranslation('reports');
  const { date, time } = useFormat();
  const entry = useContentCaseCardFragment(from);
  if (!entry) return null;
  const { comment, rating, kind, reports, reportCount, isWaiting, state, outcome, reason, decidedAt } = entry;
  const where = comment?.lessonTitle ?? rating?.course.title ?? '';
  return (
    <Stack as="article" gap={4} shrink aria-label={t(`kind.${kind}`, { where })}>
      <Row as="header" wrap justify="between" gap={4} shrink>
        <Heading level={2} text="lg">
          {t(`kind.${kind}`, { where })}
        </Heading>
        <Tag tone={isWaiting ? 'warn' : state === 'ACCEPTED' ? 'bad' : 'ok'}>
          {t(
            isWaiting ? (state === 'PENDING' ? 'state.PENDING' : 'state.AGAIN') : `state.${outcome ?? state}`,
          )}
        </Tag>
      </Row>
      <CaseContent item={entry} />
      <Stack gap={2} shrink>
        <Heading level={3} text="control" weight={600}>
          {t('reportCount', { count: reportCount })}
        </Heading>
        <ul className={classes.notes}>
          {reports.map(({ id, note, reporterName, createdAt }) => (
            <li key={id}>
              “{note}”{' '}
              <Text as="span" text="sm" tone="dim">
                {reporterName}, {time(createdAt)} {date(createdAt)}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
      {reason && (
        <Text text="sm">
          {t('decidedBy', {
            name: entry.decidedBy?.fullName ?? '',
            date: decidedAt ? date(decidedAt) : '',
            reason,
          })}
        </Text>
      )}
      {isWaiting && <Decision item={entry} onDecided={onDecided} />}
    </Stack>
  );
}
