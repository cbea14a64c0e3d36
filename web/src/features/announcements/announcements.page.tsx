import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import {
  type AnnouncementRowFragment,
  AnnouncementsDocument,
  type AnnouncementsQuery,
  ShownAnnouncementsDocument,
  useAnnouncementRowFragment,
  useAnnouncementsQuery,
  useEndAnnouncementMutation,
} from './announcements.gen.ts';

type Announcement = AnnouncementsQuery['announcements']['items'][number];

const getState = ({ startsAt, endsAt }: AnnouncementRowFragment): 'ended' | 'running' | 'planned' => {
  const now = Date.now();
  if (Date.parse(endsAt) <= now) return 'ended';
  return Date.parse(startsAt) > now ? 'planned' : 'running';
};
const TONES = { ended: 'neutral', running: 'ok', planned: 'info' } as const;

interface AnnouncementRowProps {
  announcement: FragmentType<AnnouncementRowFragment>;
  onEdit: () => void;
}

const AnnouncementRow = ({ announcement: from, onEdit }: AnnouncementRowProps) => {
  const { t, i18n } = useTranslation('announcements');
  const { date, time, count } = useFormat();
  const [endAnnouncement] = useEndAnnouncementMutation({
    refetchQueries: [AnnouncementsDocument, ShownAnnouncementsDocument],
  });
  const row = useAnnouncementRowFragment(from);
  if (!row) return null;
  const state = getState(row);
  const title = i18n.language === 'en' ? row.titleEn : row.titleVi;
  const at = (iso: string) => `${time(iso)}, ${date(iso)}`;
  const endNow = async () => {
    try {
      await endAnnouncement({ variables: { announcementId: row.id } });
      toast.success(t('ended'));
    } catch {
      // A toast shows the failure
    }
  };
  const figures = {
    read: count(row.readCount),
    total: count(row.audienceCount),
    dismissed: count(row.dismissedCount),
  };
  const percent = row.audienceCount ? (100 * row.readCount) / row.audienceCount : 0;
  return (
    <Grid as="li" gap={2} px={5} py={4} borderTop>
      <Box display="flex" align="center" justify="between" gap={4} shrink>
        <Heading level={3} text="md" anywhere>
          {title}
        </Heading>
        {state !== 'ended' && (
          <RowMenu label={t('more', { title })}>
            <button type="button" onClick={onEdit}>
              {t('edit')}
            </button>
            <button type="button" onClick={() => void endNow()}>
              {t('end')}
            </button>
          </RowMenu>
        )}
      </Box>
      <Box as="p" display="flex" wrap align="center" gap={2} shrink text="sm" tone="text-2">
        <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
        <span>{t('fromTo', { from: at(row.startsAt), to: at(row.endsAt) })}</span>
        <span>{t(`audience.${row.audience}`)}</span>
      </Box>
      <Meter percent={percent} label={t('readOf', figures)} thin />
      <Text text="sm">{t('figures', figures)}</Text>
    </Grid>
  );
};

/** /admin/announcements: creates announcements and shows how many people have read them. */
export function Component() {
  const { t } = useTranslation('announcements');
  const { t: tWorkspace } = useTranslation('workspace');
  const [edited, setEdited] = useState<Announcement | null>(null);
  const [savedCount, setSavedCount] = useState(0);
  const table = useTableSearchParams({ sortBy: 'ENDS_AT' });
  const result = useAnnouncementsQuery({ variables: { page: table.page }, ...cacheAndNetwork });
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.admin'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
      />
      <AnnouncementForm
        key={edited ? `${edited.id} ${edited.version}` : `new ${savedCount}`}
        announcement={edited ?? undefined}
        onDone={() => {
          setEdited(null);
          setSavedCount(savedCount + 1);
        }}
      >
        <Stack as="section" gap={4} shrink aria-labelledby="sent">
          <Heading level={2} id="sent" text="h3">
            {t('sent')}
          </Heading>
          <QueryView
            result={result}
            select={({ announcements }) => announcements}
            keepsPrevious
            failedTitle={t('failed')}
            skeleton={<LoadingRows rows={3} height={110} />}
            isEmpty={({ total }) => total === 0}
            empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
          >
            {({ items, total, page, limit }) => (
              <>
                <Card as="ul" card="flush">
                  {items.map((row) => (
                    <AnnouncementRow
                      key={row.id}
                      announcement={row}
                      onEdit={() => {
                        setEdited(row);
                        window.scrollTo({ top: 0 });
                      }}
                    />
                  ))}
                </Card>
                {total > limit && (
                  <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />
                )}
              </>
            )}
          </QueryView>
        </Stack>
      </AnnouncementForm>
    </>
  );
}
