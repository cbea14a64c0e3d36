import { lower } from '../../legacy.ts';
import { integer, list, object, orNull, text, time } from '../../schema.ts';
import { own } from './own.ts';

interface AchievementData {
  readonly code: string;
  readonly metric: string;
  readonly threshold: number;
  readonly progress: number;
  readonly earnedAt: string | null;
}

const achievementSchema = object({
  code: text('For example first-lesson.'),
  metric: text('What it counts.', { enum: ['lessons', 'courses', 'minutes', 'streak'] }),
  threshold: integer('How much earns it.'),
  progress: integer('How much there is.'),
  earnedAt: orNull(time('When it was earned.')),
});

/** `GET /client/auth/achievements`: what is earned, and what comes next. */
export const achievementsRoute = own<{ myAchievements: AchievementData[] }>({
  path: '/client/auth/achievements',
  summary: 'Achievements earned and the next ones',
  document: 'query RestAchievements { myAchievements { code metric threshold progress earnedAt } }',
  response: object({
    earned: list(achievementSchema, 'Earned ones.'),
    next: list(achievementSchema, 'Those that are left.'),
  }),
  data({ myAchievements }) {
    const all = myAchievements.map((each) => ({ ...each, metric: lower(each.metric) }));
    return { earned: all.filter((each) => each.earnedAt), next: all.filter((each) => !each.earnedAt) };
  },
});
