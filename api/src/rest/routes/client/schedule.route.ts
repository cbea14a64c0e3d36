import { lower, withIds, word } from '../../legacy.ts';
import type { RestRequest } from '../../route.ts';
import { flag, list, object, orNull, ref, text, time } from '../../schema.ts';
import { course } from '../courses/course.ts';
import { type EventFragment, RestSchedule } from './client.gen.ts';
import { own } from './own.ts';

const DAY_MS = 86_400_000;
export const eventSchema = object({
  id: text('Opaque.'),
  _id: text('The same as id.'),
  kind: text('What is due.', {
    enum: ['order-due', 'lesson-opens', 'live-lesson', 'assignment-due', 'group-meeting', 'study-slot'],
  }),
  title: text('Title.'),
  startsAt: time('When.'),
  endsAt: orNull(time('Until when.')),
  isDone: flag('Whether nothing is left to do for it.'),
  course: orNull(ref('CourseCard')),
});
export const event = ({ kind, course: of, ...rest }: EventFragment) =>
  withIds({ ...rest, kind: lower(kind), course: of && course(of) });
/** From now to a month later, where nothing else is said. */
export const span = (request: RestRequest) => ({
  from: word(request, 'from') ?? new Date().toISOString(),
  to: word(request, 'to') ?? new Date(Date.now() + 30 * DAY_MS).toISOString(),
});

/** `GET /client/auth/schedule`. */
export const scheduleRoute = own({
  path: '/client/auth/schedule',
  summary: 'What is due',
  document: RestSchedule,
  parameters: [
    { name: 'from', in: 'query', schema: time('From; now when left out.') },
    { name: 'to', in: 'query', schema: time('To; 30 days from now when left out.') },
  ],
  response: list(eventSchema, 'Soonest first.'),
  variables: span,
  data: ({ mySchedule }) => mySchedule.map(event),
});
