import { Bookmark } from './bookmark.entity.ts';
import { BookmarkResolver } from './bookmark.resolver.ts';

/** What bookmarks add to the feature of learning. */
export const bookmarkParts = {
  tables: ['bookmark'],
  entities: [Bookmark],
  resolvers: [BookmarkResolver],
} as const;
