import { z } from 'zod';
import { sql } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { metricsSql } from './study-summary.reads.ts';

/** Idempotent. */
export const awardAchievements = defineJob({
  name: 'achievements.award',
  payload: z.object({ personId: z.uuid() }),
  async handle({ orm }, { personId }) {
    await runSql(
      orm.em.fork(),
      sql`insert into earned_achievement (person_id, code)
        select ${personId}::uuid, a.code from achievement a join ${metricsSql(personId)} m on m.metric = a.metric
        where m.value >= a.threshold on conflict do nothing`,
      'achievements.award',
    );
  },
});
