import type { EntityManager } from '@mikro-orm/postgresql';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { ADMIN, students } from '../content/index.ts';
import { STAFF } from '../content/staff.ts';
import { CANNED_ANSWERS, GUESTS, TICKETS } from '../content/tickets.ts';
import { generator, insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Number of tickets of the past year. All of them are resolved. */
const DONE = 96;
/** Promised times for each priority: hours until the reply and until the solution. */
const TIMES = {
  URGENT: [1, 8],
  HIGH: [2, 24],
  NORMAL: [4, 48],
  LOW: [8, 96],
} as const;

/** Current tickets: their age in minutes and their state. */
const OPEN_TICKETS = [
  { state: 'OPEN', ago: 46, priority: 'URGENT' },
  { state: 'OPEN', ago: 200, priority: 'NORMAL' },
  { state: 'OPEN', ago: 182, priority: 'NORMAL' },
  { state: 'OPEN', ago: 130, priority: 'NORMAL' },
  { state: 'OPEN', ago: 95, priority: 'NORMAL' },
  { state: 'OPEN', ago: 50, priority: 'NORMAL' },
  { state: 'OPEN', ago: 330, priority: 'NORMAL' },
  { state: 'OPEN', ago: 20, priority: 'LOW' },
  { state: 'REPLIED', ago: 1500, priority: 'NORMAL' },
  { state: 'REPLIED', ago: 900, priority: 'NORMAL' },
  { state: 'REPLIED', ago: 2600, priority: 'HIGH' },
  { state: 'ON_HOLD', ago: 1900, priority: 'NORMAL' },
  { state: 'RESOLVED', ago: 3000, priority: 'NORMAL' },
  { state: 'RESOLVED', ago: 4400, priority: 'NORMAL' },
] as const;

interface Facts {
  readonly at: Date;
  readonly state: 'OPEN' | 'REPLIED' | 'ON_HOLD' | 'RESOLVED' | 'CLOSED';
  readonly priority: keyof typeof TIMES;
}

/** Seeds a year of tickets, with more of them as the platform grows, current tickets, and canned answers. */
export async function seedTickets(em: EntityManager, now: Date): Promise<void> {
  const random = generator(20261202);
  const members = students().slice(0, 60);
  const agents = STAFF.find(({ permissions }) => permissions.includes('ticket:answer'))!.people;
  const past: Facts[] = Array.from({ length: DONE }, (_, i) => ({
    at: new Date(now.getTime() - 9 * DAY - (1 - Math.sqrt((i + 0.5) / DONE)) * 350 * DAY),
    state: 'CLOSED',
    priority: random() < 0.1 ? 'HIGH' : 'NORMAL',
  }));
  const open: Facts[] = OPEN_TICKETS.map(({ ago, ...rest }) => ({
    at: new Date(now.getTime() - ago * MINUTE),
    ...rest,
  }));
  const all = [...past, ...open].sort((a, b) => a.at.getTime() - b.at.getTime());
  const counters = new Map<string, number>();
  const tickets: Record<string, unknown>[] = [];
  const messages: Record<string, unknown>[] = [];
  // Lists are sorted by ID. The IDs of the server increase with time, so these do as well
  const ids = all.map((_, i) => stableId(`ticket ${i}`)).sort();
  all.forEach(({ at, state, priority }, i) => {
    const content =
      priority === 'URGENT'
        ? TICKETS[0]!
        : TICKETS[(i * 5 + Math.floor(i / TICKETS.length)) % TICKETS.length]!;
    const isGuest = i % 6 === 5;
    const guest = GUESTS[i % GUESTS.length]!;
    const member = i % 12 === 0 ? members[0]! : members[Math.floor(random() * members.length)]!;
    const agent = i % 9 === 0 ? ADMIN : agents[i % agents.length]!;
    const local = new Date(at.getTime() + VIETNAM_OFFSET_MS).toISOString();
    const month = `${local.slice(5, 7)}${local.slice(2, 4)}`;
    counters.set(month, (counters.get(month) ?? 0) + 1);
    const [replyHours, solveHours] = TIMES[priority];
    const isAnswered = state !== 'OPEN';
    const answeredAt = new Date(at.getTime() + (25 + random() * 170) * MINUTE);
    const resolvedAt = new Date(answeredAt.getTime() + (1 + random() * 20) * HOUR);
    const isDone = state === 'RESOLVED' || state === 'CLOSED';
    const endedAt = resolvedAt > now ? new Date(now.getTime() - 10 * MINUTE) : resolvedAt;
    const isRated = isDone && random() < 0.6;
    const stars = random() < 0.75 ? 5 : random() < 0.6 ? 4 : 2;
    const id = ids[i]!;
    const say = (
      kind: 'REQUEST' | 'ANSWER' | 'NOTE' | 'EVENT',
      moment: Date,
      text: string,
      more: { by?: string | null; event?: string } = {},
    ) =>
      messages.push({
        id: stableId(`message ${messages.length} of ${id}`),
        ticket_id: id,
        kind,
        author_id: more.by ?? null,
        text,
        event: more.event ?? null,
        created_at: moment,
      });
    const before = messages.length;
    say('REQUEST', at, content.text, { by: isGuest ? null : personId(member.email) });
    if (isAnswered || (priority === 'URGENT' && content.note)) {
      if (content.note)
        say('NOTE', new Date(at.getTime() + 12 * MINUTE), content.note, { by: personId(agent.email) });
    }
    if (isAnswered) say('ANSWER', answeredAt, content.answer, { by: personId(agent.email) });
    if (isDone) say('EVENT', endedAt, '', { by: personId(agent.email), event: 'RESOLVED' });
    const closedAt = new Date(endedAt.getTime() + 7 * DAY);
    if (state === 'CLOSED') say('EVENT', closedAt, '', { event: 'CLOSED' });
    tickets.push({
      id,
      number: `HT-${month}-${String(counters.get(month)).padStart(4, '0')}`,
      subject: content.subject,
      category: content.category,
      priority,
      state,
      language: guest.name === 'Emily Carter' && isGuest ? 'en' : 'vi',
      requester_id: isGuest ? null : personId(member.email),
      guest_name: isGuest ? guest.name : null,
      guest_email: isGuest ? guest.email : null,
      assignee_id: isAnswered || i % 3 === 0 ? personId(agent.email) : null,
      reply_due_at: state === 'OPEN' ? new Date(at.getTime() + replyHours * HOUR) : null,
      solve_due_at: state === 'OPEN' ? new Date(at.getTime() + solveHours * HOUR) : null,
      solve_left_sec:
        state === 'OPEN'
          ? null
          : Math.round(solveHours * 3600 - (answeredAt.getTime() - at.getTime()) / 1000),
      first_replied_at: isAnswered ? answeredAt : null,
      resolved_at: isDone ? endedAt : null,
      stars: isRated ? stars : null,
      rating_comment: isRated && stars >= 4 ? (content.comment ?? null) : null,
      rated_at: isRated ? endedAt : null,
      message_count: messages.length - before,
      version: messages.length - before,
      created_at: at,
      updated_at: state === 'CLOSED' ? closedAt : isDone ? endedAt : isAnswered ? answeredAt : at,
    });
  });
  await insertAll(em, 'ticket', tickets);
  await insertAll(em, 'ticket_message', messages);
  await insertAll(
    em,
    'ticket_counter',
    [...counters].map(([month, last]) => ({ month, last })),
  );
  await insertAll(
    em,
    'canned_answer',
    CANNED_ANSWERS.map(({ titleVi, titleEn, textVi, textEn, category }) => ({
      id: stableId(`canned ${titleEn}`),
      title_vi: titleVi,
      title_en: titleEn,
      text_vi: textVi,
      text_en: textEn,
      category,
      version: 1,
      created_at: new Date(now.getTime() - 200 * DAY),
      updated_at: new Date(now.getTime() - 200 * DAY),
    })),
  );
}
