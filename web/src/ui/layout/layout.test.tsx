import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { styleClasses } from '../../theme/style-properties.ts';
import { Box, Card, Heading, Row, Stack } from './layout.tsx';
import { styleClass } from './style-class.ts';

const sheet = styleClasses();
const first = (element: Parameters<typeof render>[0]) => render(element).container.firstElementChild!;

it('turns style properties into classes and passes the rest to the element', () => {
  const box = first(
    <Box as="section" id="part" className="own" gap={2} wrap underline={false} tone={undefined} />,
  );
  expect(box.tagName).toBe('SECTION');
  expect(box.id).toBe('part');
  expect([...box.classList].sort()).toEqual(['own', 'u-gap-2', 'u-wrap']);
});

it('overrides the default properties of the layout', () => {
  expect([...first(<Row align="start" />).classList].sort()).toEqual(['u-align-start', 'u-display-flex']);
  expect([...first(<Stack gap={4} />).classList]).toContain('u-direction-column');
  expect(first(<Card />).className).toBe('u-card');
  expect(first(<Heading level={3}>a</Heading>).tagName).toBe('H3');
});

it('has a rule for each class, also below a breakpoint', () => {
  const names = styleClass({
    display: 'flex',
    gap: 'half',
    columns: 'fill-aside',
    phone: { columns: 1, display: 'none' },
  }).split(' ');
  expect(names).toContain('u-phone-columns-1');
  for (const name of names) expect(sheet).toContain(`.${name}{`);
});
