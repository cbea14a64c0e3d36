export * from './calendar.resolver.ts';
export { findCalendar } from './calendar-feed.ts';
export { addScheduleSources, type ScheduleSource } from './schedule-source.ts';
