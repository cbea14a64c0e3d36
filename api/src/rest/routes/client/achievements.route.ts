import { lower } from '../../legacy.ts';
import { integer, list, object, orNull, text, time } from '../../schema.ts';
import { RestAchievements } from './client.gen.ts';
import { clientRoute } from './client-route.ts';

const achievementSchema = object({
  code: text('Code of the achievement, for example first-lesson.'),
  metric: text('Metric that is counted.', {
    enum: ['lessons', 'courses', 'minutes', 'streak', 'certificates', 'helpful-answers'],
  }),
  threshold: integer('Value at which the achievement is earned.'),
  progress: integer('Current value of the metric.'),
  earnedAt: orNull(time('Time at which it was earned. Null if not earned.')),
});

export const achievementsRoute = clientRoute({
  path: '/client/auth/achievements',
  summary: 'Lists earned and upcoming achievements',
  document: RestAchievements,
  response: object({
    earned: list(achievementSchema, 'Earned achievements.'),
    next: list(achievementSchema, 'Achievements not earned yet.'),
  }),
  data({ myAchievements }) {
    const all = myAchievements.map((each) => ({ ...each, metric: lower(each.metric) }));
    return { earned: all.filter((each) => each.earnedAt), next: all.filter((each) => !each.earnedAt) };
  },
});
