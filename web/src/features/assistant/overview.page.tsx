import type { FragmentType } from '@apollo/client';
import { IconPencil, IconPhoto, IconShieldCheck, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';
import { Allowance } from './allowance.tsx';
import {
  type RecentRequestFragment,
  useAssistantRequestsQuery,
  useRecentRequestFragment,
} from './assistant.gen.ts';
import classes from './assistant.module.css';
import { AssistantFrame, getPartPath } from './assistant-frame.tsx';

const OFFERS = [
  { part: 'drafts', icon: IconPencil },
  { part: 'thumbnail', icon: IconPhoto },
  { part: 'avatar', icon: IconUserCircle },
  { part: 'moderation', icon: IconShieldCheck },
] as const;
const TONES = { RUNNING: 'info', DONE: 'ok', FAILED: 'bad' } as const;

const OPENS = {
  drafts: 'overview.open',
  moderation: 'overview.openCheck',
  thumbnail: 'overview.openPicture',
} as const;
/** The page that shows the result of a request. */
const getPart = ({ kind }: RecentRequestFragment): keyof typeof OPENS => {
  if (kind === 'CHECK') return 'moderation';
  return kind === 'PICTURE' ? 'thumbnail' : 'drafts';
};

const RecentRequest = ({ item: from }: { item: FragmentType<RecentRequestFragment> }) => {
  const { t } = useTranslation('assistant');
  const { date, time } = useFormat();
  const recentRequest = useRecentRequestFragment(from);
  if (!recentRequest) return null;
  const part = getPart(recentRequest);
  return (
    <Row as="li" className={classes.asked} wrap gap={3} py={3} borderTop>
      <Box grow shrink>
        <Text weight={600}>
          {t(`kind.${recentRequest.kind}`)} · {recentRequest.lessonTitle ?? recentRequest.course.title}
        </Text>
        <Text text="sm" tone="dim">
          {`${time(recentRequest.createdAt)}, ${date(recentRequest.createdAt)} · `}
          {recentRequest.creditsTaken
            ? t('overview.taken', { count: recentRequest.creditsTaken })
            : t('overview.returned')}
          {recentRequest.failure && ` · ${t(`failure.${recentRequest.failure}`)}`}
        </Text>
      </Box>
      <Tag tone={TONES[recentRequest.state]}>{t(`state.${recentRequest.state}`)}</Tag>
      {recentRequest.state !== 'FAILED' && (
        <Link
          className={utilities.moreLink}
          to={`${getPartPath(part)}?course=${recentRequest.course.id}${part === 'moderation' ? '' : `&request=${recentRequest.id}`}`}
          aria-label={`${t(OPENS[part])}: ${t(`kind.${recentRequest.kind}`)}, ${recentRequest.lessonTitle ?? recentRequest.course.title}`}
        >
          {t(OPENS[part])}
        </Link>
      )}
    </Row>
  );
};

/** /teacher/ai: the assistant's tools, the remaining credits of this month, and recent requests. */
export function Component() {
  const { t } = useTranslation('assistant');
  const table = useTableSearchParams({ sortBy: 'CREATED_AT' });
  const result = useAssistantRequestsQuery({ variables: { page: table.page }, ...cacheAndNetwork });
  return (
    <AssistantFrame part="overview" title={t('title')} sub={t('sub')}>
      <Grid as="ul" columns="wide" gap={4}>
        {OFFERS.map(({ part, icon: Icon }) => (
          <li key={part}>
            <Link className={classes.offer} to={getPartPath(part)}>
              <Icon size={24} stroke={1.75} aria-hidden="true" />
              <Text as="span" weight={600}>
                {t(`tab.${part}`)}
              </Text>
              <Text as="span" text="sm" tone="dim">
                {t(`overview.${part}Text`)}
              </Text>
            </Link>
          </li>
        ))}
      </Grid>
      <Allowance />
      <Stack as="section" card gap={4} shrink aria-labelledby="history">
        <Heading level={2} id="history" text="lg" weight={700}>
          {t('overview.history')}
        </Heading>
        <QueryView
          result={result}
          select={({ assistantRequests }) => assistantRequests}
          keepsPrevious
          failedTitle={t('overview.historyFailed')}
          skeleton={<LoadingRows rows={3} height={56} />}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title={t('overview.empty')} text={t('overview.emptyText')} />}
        >
          {({ items, total, page, limit }) => (
            <>
              <ul>
                {items.map((recentRequest) => (
                  <RecentRequest key={recentRequest.id} item={recentRequest} />
                ))}
              </ul>
              {total > limit && (
                <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />
              )}
            </>
          )}
        </QueryView>
      </Stack>
    </AssistantFrame>
  );
}
