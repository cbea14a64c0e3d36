import { beforeAll, describe, expect, test } from 'vitest';
import { inspect } from './looks.ts';
import { startSession, tokensOf } from './people.ts';
import { ALL_PATHS, addressOf, areaOf, PEOPLE } from './routes.ts';
import { visitor, WIDTHS } from './visitor.ts';

test('the walk knows every screen of the program', () => {
  expect(ALL_PATHS.length).toBeGreaterThan(90);
});

describe.each(WIDTHS)('every screen (%s)', (width) => {
  describe.each(['guest', 'student', 'teacher', 'admin'] as const)('of a %s', (who) => {
    const person = visitor(width);
    beforeAll(async () => {
      if (who !== 'guest') await startSession(person, await tokensOf(PEOPLE[who]));
    });
    test.each(ALL_PATHS.filter((path) => areaOf(path) === who))(
      '%s can be used by everyone, and nothing sticks out',
      async (path) => {
        const address = await addressOf(path);
        await person.go(address);
        await person.page.getByRole('heading', { level: 1 }).first().waitFor();
        await inspect(person, `route${path.replaceAll(/\W+/g, '-')}`);
      },
    );
  });
});
