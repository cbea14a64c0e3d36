import type { App } from '../../../app.ts';
import { type Actor, select } from '../../../testing/factories.ts';

export interface InsertedGroup {
  readonly id: string;
  readonly code: string;
  readonly memberId: string;
  readonly postId: string;
  readonly goalId: string;
  readonly eventId: string;
}

/** A group of a course with its leader, a post, a goal and a meeting. */
export async function insertGroup(app: App, leader: Actor, courseId: string): Promise<InsertedGroup> {
  const code = Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => 'ABCDEFGH'[n % 8]).join('');
  const [made] = await select<InsertedGroup>(
    app,
    `with g as (insert into study_group (name, course_id, code) values ('Nhóm', ?, ?) returning id, code),
       m as (insert into group_member (group_id, person_id, role) select id, ?, 'LEADER' from g returning id),
       p as (insert into group_post (group_id, author_id, text) select id, ?, 'Chào' from g returning id),
       o as (insert into group_goal (group_id, kind, minutes, starts_on, due_on)
         select id, 'MINUTES', 60, current_date, current_date + 9 from g returning id),
       e as (insert into group_event (group_id, created_by_id, title, starts_at, minutes)
         select id, ?, 'Ôn tập', now() + interval '1 day', 60 from g returning id)
     select g.id, g.code, m.id as "memberId", p.id as "postId", o.id as "goalId", e.id as "eventId" from g, m, p, o, e`,
    [courseId, code, leader.id, leader.id, leader.id],
  );
  return made!;
}
