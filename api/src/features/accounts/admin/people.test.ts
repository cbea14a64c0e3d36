import { beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { Role } from '../../../platform/permissions.ts';
import { testApp } from '../../../testing/app.ts';
import { type Actor, admin, ask, codeOf, person, select, student, teacher } from '../../../testing/factories.ts';

let statements: string[] = [];
const app = await testApp({}, createLog('silent'), (statement) => void statements.push(statement));
let boss: Actor;
beforeAll(async () => {
  boss = await admin(app);
});

const PEOPLE = `query P($filter: PersonFilter, $sortBy: PersonSort, $sortOrder: SortOrder, $page: Int, $limit: Int) {
  people(filter: $filter, sortBy: $sortBy, sortOrder: $sortOrder, page: $page, limit: $limit) { total items {
    id fullName email role roles customRoles { id name } isActive createdAt lastSeenAt hasPassword hasTwoStep taughtCourseCount allowedActions version } } }`;

test('smoke', async () => {
  const r = await ask(app, boss, PEOPLE, { filter: { search: 'nguyen', roles: ['ADMIN', 'USER'] } });
  console.log(JSON.stringify(r, null, 1));
  const s = await ask(app, boss, `{ me { permissions administers } viewAs { until by { id } } peopleStats { totalUsers activeUsers newInLast7Days newInPrevious7Days usersByRole { role count } } searchPeople(q: "thu") { id } roles { id name holderCount permissions updatedAt } permissionCatalogue { resource label actions { permission label isGrantable isHeld } } effectivePermissions(personId: "${boss.id}") { permission through { id name kind } } auditLog { totalCount edges { node { action actor { fullName } targetLabel changes { field before after } } } } auditActions personForAdmin(id: "${boss.id}") { id sessions { edges { node { id device endedAt viewAs { id } } } } enrolments { edges { node { id courseTitle } } } orders { totalCount edges { node { id titles } } } auditTrail { edges { node { action } } } } }`);
  console.log(JSON.stringify(s, null, 1).slice(0, 6000));
});
