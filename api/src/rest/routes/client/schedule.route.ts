import { lower, moment, withIds } from '../../legacy.ts';
import { flag, list, object, orNull, ref, text, time, timeOrDay } from '../../schema.ts';
import { course } from '../courses/course.ts';
import { type EventFragment, RestSchedule } from './client.gen.ts';
import { clientRoute } from './client-route.ts';

const DAY_MS = 86_400_000;
export const eventSchema = object({
  id: text('Unique ID of the event.'),
  _id: text('The same value as `id`.'),
  kind: text('Kind of event.', {
    enum: ['order-due', 'lesson-opens', 'live-lesson', 'assignment-due', 'group-meeting', 'study-slot'],
  }),
  title: text('Title of the event.'),
  startsAt: time('Start time.'),
  endsAt: orNull(time('End time. Null if the event has none.')),
  isDone: flag('True if no action is left for the viewer.'),
  course: orNull(ref('CourseCard')),
});
export const event = ({ kind, course: of, ...rest }: EventFragment) =>
  withIds({ ...rest, kind: lower(kind), course: of && course(of) });
export const nextDays = () => ({
  from: new Date().toISOString(),
  to: new Date(Date.now() + 30 * DAY_MS).toISOString(),
});

export const scheduleRoute = clientRoute({
  path: '/client/auth/schedule',
  summary: 'Lists events and deadlines of the viewer',
  document: RestSchedule,
  parameters: [
    { name: 'from', in: 'query', schema: timeOrDay('Optional. Defaults to now. A day means its start.') },
    {
      name: 'to',
      in: 'query',
      schema: timeOrDay('Optional. Defaults to 30 days from now. A day means its end.'),
    },
  ],
  response: list(eventSchema, 'Events, earliest first.'),
  variables(request) {
    const { from, to } = nextDays();
    return { from: moment(request, 'from', 'start') ?? from, to: moment(request, 'to', 'end') ?? to };
  },
  data: ({ mySchedule }) => mySchedule.map(event),
});
