import { useEffect, useMemo, useRef } from 'react';
import { evictAnnouncement } from '../../apollo/cache/announcements.ts';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { AnnouncementAudience } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import {
  type ShownAnnouncementsQuery,
  useDismissAnnouncementMutation,
  useMarkAnnouncementsReadMutation,
  useShownAnnouncementsQuery,
} from './announcements.gen.ts';
import { Banner } from './banner.tsx';

const FOR_STAFF: readonly AnnouncementAudience[] = ['TEACHERS', 'ADMINISTRATORS'];
/** Poll interval in milliseconds, so that long-lived tabs show new announcements, for instance of a maintenance. */
const POLL_MS = 5 * 60_000;

const NONE: ShownAnnouncementsQuery['shownAnnouncements'] = [];

interface ShownBannersProps {
  /** True if the page belongs to teaching or administration, where promotions for learners are hidden. */
  isWorkplace: boolean;
}

/** The viewer's current announcements. Dismissed ones do not return on any device. */
export function ShownBanners({ isWorkplace }: ShownBannersProps) {
  const { t, i18n } = useTranslation('workspace');
  const { data, refetch } = useShownAnnouncementsQuery({ ...cacheAndNetwork, pollInterval: POLL_MS });
  const [mark] = useMarkAnnouncementsReadMutation(SUPPRESS_TOAST);
  const [dismiss] = useDismissAnnouncementMutation({
    ...SUPPRESS_TOAST,
    update: (cache, result) => result.data && evictAnnouncement(cache, result.data.dismissAnnouncement.id),
  });
  const recorded = useRef(new Set<string>());
  const all = data?.shownAnnouncements ?? NONE;
  const shownAnnouncements = useMemo(
    () =>
      all.filter(
        ({ kind, audience }) => !isWorkplace || kind !== 'PROMOTION' || FOR_STAFF.includes(audience),
      ),
    [all, isWorkplace],
  );
  const language = useRef(i18n.language);
  useEffect(() => {
    // The server chose the texts by the former language
    if (language.current === i18n.language) return;
    language.current = i18n.language;
    void refetch().catch(() => undefined);
  }, [i18n.language, refetch]);
  useEffect(() => {
    const unrecorded = shownAnnouncements.map(({ id }) => id).filter((id) => !recorded.current.has(id));
    if (unrecorded.length === 0) return;
    for (const id of unrecorded) recorded.current.add(id);
    // A failure only affects the count of readers
    mark({ variables: { input: { announcementIds: unrecorded } } }).catch(() => undefined);
  }, [shownAnnouncements, mark]);
  if (shownAnnouncements.length === 0) return null;
  const close = (announcementId: string) =>
    void dismiss({ variables: { announcementId } })
      .catch(() => undefined)
      .finally(() => void refetch().catch(() => undefined));
  return (
    <Grid as="section" gap={2} mb={4} aria-label={t('announcements')}>
      {shownAnnouncements.map(({ id, kind, title, text, linkUrl, linkLabel, isDismissible }) => (
        <Banner
          key={id}
          kind={kind}
          title={title}
          text={text}
          linkUrl={linkUrl}
          linkLabel={linkLabel}
          onDismiss={isDismissible ? () => close(id) : undefined}
        />
      ))}
    </Grid>
  );
}
