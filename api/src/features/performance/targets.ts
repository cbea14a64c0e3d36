import type { Setting, Settings } from '../../platform/settings/index.ts';
import * as settings from './settings.ts';

/** Operations with a target of their own, by the name under which our clients send them. */
const TARGETS: Readonly<Record<string, Setting<number>>> = {
  'graphql Catalogue': settings.CATALOGUE_MS,
  'graphql SearchHits': settings.SEARCH_MS,
  'graphql CourseDetail': settings.COURSE_MS,
  'graphql RecordProgress': settings.PROGRESS_MS,
  'graphql Dashboard': settings.DASHBOARD_MS,
  'graphql Checkout': settings.CHECKOUT_MS,
  'graphql People': settings.PEOPLE_MS,
  'rest GET /api/courses': settings.CATALOGUE_MS,
  'rest GET /api/admin/users': settings.PEOPLE_MS,
};

/** Milliseconds by kind and operation, as they are set now; the rest have the general one. */
export const targetsNow = ({ settings: now }: { settings: Settings }) => ({
  any: now.get(settings.ANY_MS),
  own: JSON.stringify(
    Object.fromEntries(Object.entries(TARGETS).map(([operation, target]) => [operation, now.get(target)])),
  ),
});
