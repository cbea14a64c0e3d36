import { type Locale, translate } from '../../platform/i18n/messages/index.ts';
import type { ScheduleKind } from './schedule.types.ts';

export interface CalendarEntry {
  readonly id: string;
  readonly kind: ScheduleKind;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly lessonId: string | null;
  readonly groupId: string | null;
  readonly courseTitle: string | null;
  readonly courseSlug: string | null;
}

interface CalendarOptions {
  readonly origin: string;
  readonly locale: Locale;
}

/** Max octets of a line (RFC 5545, section 3.1). Longer ones are folded. */
const MAX_LINE = 75;

/**
 * A calendar of these entries in the format of RFC 5545, with times in UTC. Calendar clients convert them to local
 * time.
 */
export function iCalendar(entries: readonly CalendarEntry[], { origin, locale }: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(translate(locale, 'brand'))}//Calendar//VI`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(translate(locale, 'calendar.feedName'))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.id}@${new URL(origin).hostname}`,
      `DTSTAMP:${toUtcStamp(Date.now())}`,
      `DTSTART:${toUtcStamp(entry.startsAt)}`,
      // Without an end it is an instant (RFC 5545, section 3.6.1), which does not make the subscriber busy
      entry.endsAt ? `DTEND:${toUtcStamp(entry.endsAt)}` : 'TRANSP:TRANSPARENT',
      `SUMMARY:${escapeText(translate(locale, `calendar.kind.${entry.kind}`, { title: entry.title }))}`,
      ...(entry.courseTitle ? [`DESCRIPTION:${escapeText(entry.courseTitle)}`] : []),
      `URL:${origin}${toPath(entry)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function toPath({ groupId, lessonId, courseSlug, kind }: CalendarEntry): string {
  if (groupId) return `/dashboard/groups/${groupId}`;
  if (kind === 'ORDER_DUE') return '/dashboard/bills';
  if (courseSlug) return `/learning/${courseSlug}${lessonId ? `?lesson=${lessonId}` : ''}`;
  return '/dashboard/calendar';
}

const toUtcStamp = (at: string | number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/([;,])/g, '\\$1')
    .replaceAll(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** Folds a line that is too long, never within a character. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part) + Buffer.byteLength(character) > MAX_LINE - (parts.length ? 1 : 0)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
