import { lower } from '../../legacy.ts';
import { integer, list, object, orNull, text, time } from '../../schema.ts';
import { RestAchievements } from './client.gen.ts';
import { own } from './own.ts';

const achievementSchema = object({
  code: text('For example first-lesson.'),
  metric: text('What it counts.', {
    enum: ['lessons', 'courses', 'minutes', 'streak', 'certificates', 'helpful-answers'],
  }),
  threshold: integer('How much earns it.'),
  progress: integer('How much there is.'),
  earnedAt: orNull(time('When it was earned.')),
});

/** Earned achievements and the next ones. */
export const achievementsRoute = own({
  path: '/client/auth/achievements',
  summary: 'Achievements earned and the next ones',
  document: RestAchievements,
  response: object({
    earned: list(achievementSchema, 'Earned ones.'),
    next: list(achievementSchema, 'Those that are left.'),
  }),
  data({ myAchievements }) {
    const all = myAchievements.map((each) => ({ ...each, metric: lower(each.metric) }));
    return { earned: all.filter((each) => each.earnedAt), next: all.filter((each) => !each.earnedAt) };
  },
});
