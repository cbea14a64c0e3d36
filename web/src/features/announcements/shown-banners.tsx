import { useEffect, useMemo, useRef } from 'react';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import type { AnnouncementAudience } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import {
  type ShownAnnouncementsQuery,
  useDismissAnnouncementMutation,
  useMarkAnnouncementsReadMutation,
  useShownAnnouncementsQuery,
} from './announcements.gen.ts';
import classes from './announcements.module.css';
import { Banner } from './banner.tsx';

const FOR_STAFF: readonly AnnouncementAudience[] = ['TEACHERS', 'ADMINISTRATORS'];
/** Asked again so often: a maintenance that is announced at noon reaches who came in the morning. */
const AGAIN_MS = 5 * 60_000;

const NONE: ShownAnnouncementsQuery['shownAnnouncements'] = [];

interface ShownBannersProps {
  /** Where people teach or administer. Promotions for learners are hidden there. */
  isWorkplace: boolean;
}

/** What is announced to the viewer now. What they dismiss does not return, on any device. */
export function ShownBanners({ isWorkplace }: ShownBannersProps) {
  const { t } = useTranslation('workspace');
  const { data, refetch } = useShownAnnouncementsQuery({ ...freshOnArrival, pollInterval: AGAIN_MS });
  const [mark] = useMarkAnnouncementsReadMutation(SUPPRESS_TOAST);
  const [dismiss] = useDismissAnnouncementMutation({
    ...SUPPRESS_TOAST,
    update: (cache, result) => {
      const id = result.data?.dismissAnnouncement.id;
      if (id) cache.evict({ id: cache.identify({ __typename: 'ShownAnnouncement', id }) });
    },
  });
  const told = useRef(new Set<string>());
  const all = data?.shownAnnouncements ?? NONE;
  const shown = useMemo(
    () =>
      all.filter(
        ({ kind, audience }) => !isWorkplace || kind !== 'PROMOTION' || FOR_STAFF.includes(audience),
      ),
    [all, isWorkplace],
  );
  useEffect(() => {
    const fresh = shown.map(({ id }) => id).filter((id) => !told.current.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) told.current.add(id);
    // That it was not noted harms no one but the count
    mark({ variables: { input: { announcementIds: fresh } } }).catch(() => undefined);
  }, [shown, mark]);
  if (shown.length === 0) return null;
  const putAway = (announcementId: string) =>
    void dismiss({ variables: { announcementId } })
      .catch(() => undefined)
      .finally(() => void refetch().catch(() => undefined));
  return (
    <section className={classes.banners} aria-label={t('announcements')}>
      {shown.map(({ id, kind, title, text, isDismissible }) => (
        <Banner
          key={id}
          kind={kind}
          title={title}
          text={text}
          onDismiss={isDismissible ? () => putAway(id) : undefined}
        />
      ))}
    </section>
  );
}
