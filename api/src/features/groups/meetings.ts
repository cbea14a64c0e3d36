import { raw, sql } from '../../graphql/read/index.ts';
import type { ScheduleSource } from '../calendar/index.ts';
import { isInGroup } from './groups.policy.ts';

/** Meetings of a person’s groups, but for those that they can’t come to; done once they are over. */
export const meetings: ScheduleSource = (personId) => ({
  id: sql`'meeting:' || v.id`,
  kind: 'GROUP_MEETING',
  title: sql`g.name || ' · ' || v.title`,
  startsAt: raw('v.starts_at'),
  endsAt: sql`v.starts_at + make_interval(mins => v.minutes)`,
  course: raw('g.course_id'),
  groupId: raw('g.id'),
  isDone: sql`v.starts_at + make_interval(mins => v.minutes) < now()`,
  from: sql`from group_member m join study_group g on g.id = m.group_id join group_event v on v.group_id = g.id
    left join group_event_answer a on a.event_id = v.id and a.person_id = m.person_id
    where m.person_id = ${personId} and a.comes is distinct from false and ${isInGroup({ id: personId }, raw('g.id')) || sql`false`}`,
});
