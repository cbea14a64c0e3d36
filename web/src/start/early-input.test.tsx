import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenEarly } from './early-input.ts';

let root: HTMLElement;
const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)!;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <button type="button" id="one">1</button><button type="button" id="two"><span>2</span></button>
    <button type="button" id="menu" popovertarget="panel">Menu</button>
    <label><input type="checkbox" id="check"> A</label>
    <input type="text" id="text"><select id="order"><option value="a">A</option><option value="b">B</option></select>
    <a href="#there" id="link">There</a>
  </div>`;
  root = document.getElementById('root')!;
});

afterEach(() => document.body.replaceChildren());

describe('input before the app starts', () => {
  test('replays the last click once and shows a pending state meanwhile', () => {
    const early = listenEarly(root);
    find('#one').click();
    find('#two span').click();
    expect(find('#one').hasAttribute('aria-busy')).toBe(false);
    expect(find('#two').getAttribute('aria-busy')).toBe('true');
    const pressed: string[] = [];
    root.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).id));
    early.replay();
    expect(pressed).toEqual(['two']);
    expect(find('#two').hasAttribute('aria-busy')).toBe(false);
    find('#one').click();
    expect(pressed).toEqual(['two', 'one']);
  });

  test('leaves a checkbox unchanged until hydration', () => {
    const early = listenEarly(root);
    const box = find<HTMLInputElement>('#check');
    box.click();
    expect(box.checked).toBe(false);
    early.replay();
    expect(box.checked).toBe(true);
  });

  test('leaves links and popover buttons to the browser', () => {
    const early = listenEarly(root);
    const press = (selector: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      find(selector).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('#one'), press('#menu'), press('#link')]).toEqual([true, false, false]);
    early.replay();
    expect(press('#one')).toBe(false);
  });

  test('replays typed text and chosen options', () => {
    const early = listenEarly(root);
    const field = find<HTMLInputElement>('#text');
    const order = find<HTMLSelectElement>('#order');
    field.value = 'rea';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    order.value = 'b';
    order.dispatchEvent(new Event('input', { bubbles: true }));
    // Like an app that renders the page from its state
    order.value = 'a';
    const [typed, chosen] = [vi.fn(), vi.fn()];
    field.addEventListener('input', () => typed(field.value));
    order.addEventListener('change', () => chosen(order.value));
    early.replay();
    expect(typed.mock.calls).toEqual([['rea']]);
    expect(chosen.mock.calls).toEqual([['b']]);
  });

  test('skips elements that were removed', () => {
    const early = listenEarly(root);
    const button = find('#one');
    const pressed = vi.fn();
    button.click();
    button.addEventListener('click', pressed);
    button.remove();
    early.replay();
    expect(pressed).not.toHaveBeenCalled();
  });
});
