import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { FormattedMessage } from './formatted-message.tsx';

const bold = (label: string) => <b>{label}</b>;
const link = (label: string) => <a href="/about">{label}</a>;

const renderHtml = (text: string, parts: Record<string, (label: string) => ReactNode> = { bold, link }) =>
  render(<FormattedMessage text={text} parts={parts} />).container.innerHTML;

it('renders tags by their names, in the order of the message', () => {
  expect(renderHtml('Read the <link>terms</link> and pay <bold>5 ₫</bold>.')).toBe(
    'Read the <a href="/about">terms</a> and pay <b>5 ₫</b>.',
  );
  expect(renderHtml('<bold>5 ₫</bold> by the <link>terms</link>')).toBe(
    '<b>5 ₫</b> by the <a href="/about">terms</a>',
  );
});

it('renders a tag each time, also over several lines', () => {
  expect(renderHtml('<bold>a\nb</bold><bold>c</bold>')).toBe('<b>a\nb</b><b>c</b>');
});

it('renders a text without tags unchanged', () => {
  expect(renderHtml('1 < 2 & 3 > 2')).toBe('1 &lt; 2 &amp; 3 &gt; 2');
  expect(renderHtml('')).toBe('');
});

it('shows unknown and incomplete tags as text', () => {
  expect(renderHtml('<i>x</i> <bold>y')).toBe('&lt;i&gt;x&lt;/i&gt; &lt;bold&gt;y');
  expect(renderHtml('<bold>x</link>')).toBe('&lt;bold&gt;x&lt;/link&gt;');
  expect(renderHtml('<toString>x</toString>')).toBe('&lt;toString&gt;x&lt;/toString&gt;');
});

it('interprets nothing as HTML', () => {
  expect(renderHtml('<img src=x onerror=alert(1)><bold><script>alert(1)</script></bold>')).toBe(
    '&lt;img src=x onerror=alert(1)&gt;<b>&lt;script&gt;alert(1)&lt;/script&gt;</b>',
  );
});

it('does not render tags in tags', () => {
  expect(renderHtml('<link>a <bold>b</bold></link>')).toBe(
    '<a href="/about">a &lt;bold&gt;b&lt;/bold&gt;</a>',
  );
});
