import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { PlaceChip } from '../notes/place-chip.tsx';
import { BookmarkItem } from './bookmark-item.tsx';
import { useBookmarks } from './use-bookmarks.ts';

interface BookmarkListProps {
  lessonId: string;
  scope: 'LESSON' | 'COURSE';
  onSeek?: ((second: number) => void) | undefined;
}

/** The bookmarks of a lesson or of the course. Renders nothing without any. */
export function BookmarkList({ lessonId, scope, onSeek }: BookmarkListProps) {
  const { t } = useTranslation('notebook');
  const bookmarks = useBookmarks();
  const shownBookmarks = (bookmarks?.all ?? []).filter(
    (each) => scope === 'COURSE' || each.lessonId === lessonId,
  );
  if (!bookmarks || shownBookmarks.length === 0) return null;
  return (
    <section aria-labelledby="own-bookmarks">
      <Text id="own-bookmarks" weight={600}>
        {t('bookmarks')}
      </Text>
      <ul>
        {shownBookmarks.map((bookmark) => (
          <BookmarkItem
            key={bookmark.id}
            bookmark={bookmark}
            actions={bookmarks}
            chip={
              <PlaceChip
                place={bookmark}
                isHere={bookmark.lessonId === lessonId}
                onSeek={onSeek}
                wholeLessonLabel={t('wholeLesson')}
              />
            }
          >
            {scope === 'COURSE' && bookmark.label !== null && (
              <Text text="sm" tone="dim">
                {bookmark.lessonTitle}
              </Text>
            )}
          </BookmarkItem>
        ))}
      </ul>
    </section>
  );
}
