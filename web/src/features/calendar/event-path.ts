import type { ScheduleKind } from '../../generated/schema.ts';

interface LeadingEvent {
  readonly kind: ScheduleKind;
  readonly lessonId?: string | null;
  readonly groupId?: string | null;
  readonly course?: { readonly id: string; readonly slug: string } | null;
}

/** The page for working on an event; the calendar if there is none. */
export function eventPath({ kind, lessonId, groupId, course }: LeadingEvent): string {
  if (groupId) return `/dashboard/groups/${groupId}`;
  if (course && kind === 'ORDER_DUE') return `/checkout/${course.id}`;
  if (course && lessonId) return `/learning/${course.slug}?lesson=${lessonId}`;
  return '/dashboard/calendar';
}
