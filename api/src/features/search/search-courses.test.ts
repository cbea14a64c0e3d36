import { expect, test } from 'vitest';
import { Role } from '../../platform/access/permissions.ts';
import { testApp } from '../../testing/app.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { CourseStatus } from '../courses/course.enums.ts';

const app = await testApp();
const { ask, course, member, teacher } = helpersFor(app);
const FIND = 'query($search: String!) { searchCourses(search: $search) { title status } }';

test('an administrator finds courses in any state by prefixes, and others are rejected', async () => {
  const [owner, boss] = await Promise.all([teacher(), member(Role.ADMIN)]);
  await course(owner.id, { title: 'Zđan lát tre', status: CourseStatus.DRAFT });
  await course(owner.id, { title: 'Zđan len' });
  const find = async (search: string) => {
    const { data } = await ask(boss, FIND, { search });
    return (data.searchCourses as { title: string; status: string }[]).map((each) => each.title).sort();
  };
  expect(await find('zdan')).toEqual(['Zđan len', 'Zđan lát tre']);
  expect(await find('zđan lát t')).toEqual(['Zđan lát tre']);
  expect(await find('  ')).toEqual([]);
  for (const [who, code] of [
    [owner, 'FORBIDDEN'],
    [undefined, 'UNAUTHENTICATED'],
  ] as const) {
    const { errors } = await ask(who, FIND, { search: 'dan' });
    expect(errors).toMatchObject([{ extensions: { code } }]);
  }
});
