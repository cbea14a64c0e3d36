import { useTranslation } from '../../../i18n/use-translation.tsx';
import kit from '../../../ui/kit.module.css';
import { PlaceChip } from '../notes/place-chip.tsx';
import { BookmarkItem } from './bookmark-item.tsx';
import classes from './bookmarks.module.css';
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
  const shown = (bookmarks?.all ?? []).filter((each) => scope === 'COURSE' || each.lessonId === lessonId);
  if (!bookmarks || shown.length === 0) return null;
  return (
    <section aria-labelledby="own-bookmarks">
      <p id="own-bookmarks" className={classes.heading}>
        {t('bookmarks')}
      </p>
      <ul>
        {shown.map((bookmark) => (
          <BookmarkItem
            key={bookmark.id}
            bookmark={bookmark}
            acts={bookmarks}
            chip={
              <PlaceChip
                place={bookmark}
                isHere={bookmark.lessonId === lessonId}
                onSeek={onSeek}
                whole={t('wholeLesson')}
              />
            }
          >
            {scope === 'COURSE' && bookmark.label !== null && (
              <p className={`${kit.small} ${kit.dim}`}>{bookmark.lessonTitle}</p>
            )}
          </BookmarkItem>
        ))}
      </ul>
    </section>
  );
}
