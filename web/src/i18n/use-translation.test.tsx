import { act, render } from '@testing-library/react';
import { memo, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { Translator } from './translator.ts';
import { TranslatorProvider, useTranslation } from './use-translation.tsx';

const make = (language: 'vi' | 'en') => {
  const i18n = new Translator(language);
  i18n.add('vi', 'common', { skip: 'Bỏ qua' });
  i18n.add('en', 'common', { skip: 'Skip' });
  i18n.add('vi', 'catalog', { title: 'Khoá học' });
  i18n.add('en', 'catalog', { title: 'Courses' });
  return i18n;
};

const Skip = memo(() => <p>{useTranslation().t('skip')}</p>);

/** The namespaces of these tests are not those of the app. */
const loose = (t: unknown) => t as (key: string) => string;

function Several() {
  const one = loose(useTranslation('catalog').t);
  const several = loose(useTranslation(['catalog', 'common']).t);
  return `${one('title')}, ${several('title')}, ${several('common:skip')}`;
}

function FunctionRecorder({
  round,
  textByFunction,
}: {
  round: number;
  textByFunction: Map<unknown, string>;
}) {
  const { t } = useTranslation(['common', 'catalog']);
  useEffect(() => void textByFunction.set(t, t('skip')), [t, textByFunction]);
  return <b>{round}</b>;
}

it('resolves keys of the first catalogue, and others by name', () => {
  const { container } = render(
    <TranslatorProvider i18n={make('en')}>
      <Several />
    </TranslatorProvider>,
  );
  expect(container.textContent).toBe('Courses, Courses, Skip');
});

it('rerenders after a language change and keeps its functions until then', () => {
  const textByFunction = new Map<unknown, string>();
  const i18n = make('vi');
  const tree = (round: number) => (
    <TranslatorProvider i18n={i18n}>
      <Skip />
      <FunctionRecorder round={round} textByFunction={textByFunction} />
    </TranslatorProvider>
  );
  const { container, rerender } = render(tree(1));
  rerender(tree(2));
  expect(container.textContent).toBe('Bỏ qua2');
  expect([...textByFunction.values()]).toEqual(['Bỏ qua']);
  act(() => i18n.switchTo('en'));
  expect(container.textContent).toBe('Skip2');
  expect([...textByFunction.values()]).toEqual(['Bỏ qua', 'Skip']);
});

it('keeps two translators separate', () => {
  const [one, other] = [make('vi'), make('vi')];
  const tree = (
    <>
      <TranslatorProvider i18n={one}>
        <Skip />
      </TranslatorProvider>
      <TranslatorProvider i18n={other}>
        <Skip />
      </TranslatorProvider>
    </>
  );
  const { container } = render(tree);
  act(() => one.switchTo('en'));
  expect(container.textContent).toBe('SkipBỏ qua');
  expect(renderToString(tree)).toBe('<p>Skip</p><p>Bỏ qua</p>');
});

it('subscribes once per page and unsubscribes with it', () => {
  const i18n = make('vi');
  let listening = 0;
  const subscribe = i18n.subscribe;
  Object.assign(i18n, {
    subscribe: (listener: () => void) => {
      listening += 1;
      const stop = subscribe(listener);
      return () => {
        listening -= 1;
        stop();
      };
    },
  });
  const { unmount } = render(
    <TranslatorProvider i18n={i18n}>
      <Skip />
      <Skip />
    </TranslatorProvider>,
  );
  expect(listening).toBe(1);
  unmount();
  expect(listening).toBe(0);
});

it('throws without a translator', () => {
  expect(() => renderToString(<Skip />)).toThrow('No TranslatorProvider around');
});

it('loads a catalogue once for each translator', async () => {
  const translators: Translator[] = [];
  const Part = lazyPart(async (i18n) => {
    translators.push(i18n);
    return Skip;
  });
  const [one, other] = [make('vi'), make('en')];
  const show = (i18n: Translator) =>
    act(async () =>
      render(
        <TranslatorProvider i18n={i18n}>
          <Part />
        </TranslatorProvider>,
      ),
    );
  expect((await show(one)).container.textContent).toBe('Bỏ qua');
  expect((await show(one)).container.textContent).toBe('Bỏ qua');
  expect((await show(other)).container.textContent).toBe('Skip');
  expect(translators).toEqual([one, other]);
});
