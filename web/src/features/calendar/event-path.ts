import type { ScheduleKind } from '../../generated/schema.ts';

interface LeadingEvent {
  readonly kind: ScheduleKind;
  readonly lessonId?: string | null;
  readonly groupId?: string | null;
  readonly course?: { readonly id: string; readonly slug: string } | null;
}

/** Where a person does something about what is due; the calendar itself where there is no such place. */
export function eventPath({ kind, lessonId, groupId, course }: LeadingEvent): string {
  if (groupId) return `/dashboard/groups/${groupId}`;
  if (course && kind === 'ORDER_DUE') return `/checkout/${course.id}`;
  if (course && lessonId) return `/learning/${course.slug}?lesson=${lessonId}`;
  return '/dashboard/calendar';
}
