import { lower, withIds, word } from '../../legacy.ts';
import type { RestRequest } from '../../route.ts';
import { list, object, orNull, ref, text, time } from '../../schema.ts';
import { COURSE_CARD, type CourseData, course } from '../courses/course.ts';
import { own } from './own.ts';

export interface EventData {
  readonly kind: string;
  readonly course: CourseData | null;
  readonly [field: string]: unknown;
}

const DAY_MS = 86_400_000;
export const SCHEDULE = 'id kind title startsAt endsAt course { ...CourseCard }';
export const eventSchema = object({
  id: text('Opaque.'),
  _id: text('The same as id.'),
  kind: text('What is due.', { enum: ['order-due'] }),
  title: text('Title.'),
  startsAt: time('When.'),
  endsAt: orNull(time('Until when.')),
  course: orNull(ref('CourseCard')),
});
export const event = ({ kind, course: of, ...rest }: EventData) =>
  withIds({ ...rest, kind: lower(kind), course: of && course(of) });
/** From now to a month later, where nothing else is said. */
export const span = (request: RestRequest) => ({
  from: word(request, 'from') ?? new Date().toISOString(),
  to: word(request, 'to') ?? new Date(Date.now() + 30 * DAY_MS).toISOString(),
});

/** `GET /client/auth/schedule`. */
export const scheduleRoute = own<{ mySchedule: EventData[] }>({
  path: '/client/auth/schedule',
  summary: 'What is due',
  document: `query RestSchedule($from: DateTime!, $to: DateTime!) { mySchedule(from: $from, to: $to) { ${SCHEDULE} } }\n${COURSE_CARD}`,
  parameters: [
    { name: 'from', in: 'query', schema: time('From; now when left out.') },
    { name: 'to', in: 'query', schema: time('To; 30 days from now when left out.') },
  ],
  response: list(eventSchema, 'Soonest first.'),
  variables: span,
  data: ({ mySchedule }) => mySchedule.map(event),
});
