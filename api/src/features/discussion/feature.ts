import { sql } from '../../graphql/read/index.ts';
import { defineFeature } from '../define-feature.ts';
import { Comment } from './comment.entity.ts';
import { CommentResolver } from './comment.resolver.ts';
import { InboxResolver } from './inbox.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { faults, reasons } from './reasons.ts';
import { texts } from './texts/index.ts';

export const discussion = defineFeature({
  name: 'discussion',
  tables: ['comment', 'comment_like', 'comment_report'],
  entities: [Comment],
  resolvers: [CommentResolver, InboxResolver],
  permissions,
  notificationKinds,
  personalData,
  auditTargets: {
    comment: (id) =>
      sql`select l.title from comment c join lesson l on l.id = c.lesson_id where c.id = ${id}`,
  },
  texts,
  reasons,
  faults,
});
