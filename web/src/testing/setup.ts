import { cleanup, configure } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearTokens } from '../apollo/session.ts';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** Timeout after which a query for an element fails. It does not affect passing tests. */
const QUERY_TIMEOUT_MS = 20_000;

// As in development: React renders twice, and mounts, unmounts and mounts again, which shows impure components
configure({ reactStrictMode: true, asyncUtilTimeout: QUERY_TIMEOUT_MS });

/**
 * Implements modal dialogs, which happy-dom lacks. An opened dialog gets the focus. If it is closed before it is removed,
 * its opener gets the focus again (HTML standard, dialog focusing steps and close the dialog).
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, input, a')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (this.isConnected && opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});

// Autosizing fields listen to its events
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// Pages of the app have a doctype, without which formulas are not typeset
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });

// Files share the page and the app's modules. The state that one leaves, for instance a session or a replaced
// function of the browser, would affect the next
beforeEach(() => {
  clearTokens();
  localStorage.clear();
  sessionStorage.clear();
  window.happyDOM.setURL('http://localhost:3000/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
