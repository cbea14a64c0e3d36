import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearTokens } from '../apollo/session.ts';

/** Limit for what never appears: no rule depends on it. */
const HANGS_MS = 20_000;

// As in development: React renders twice, and mounts, unmounts and mounts again, which shows what is not pure
configure({ reactStrictMode: true, asyncUtilTimeout: HANGS_MS });

/**
 * What the simulated page lacks: a modal dialog that takes the focus, and gives it back when it is closed while it is
 * in the page (HTML standard, dialog focusing steps and close the dialog).
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

// Fields that grow with their text listen to it
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// Pages of the program have a doctype; formulas are typeset in such pages alone
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });

// Files share the page and the program's modules: what one leaves in them, for instance a session or a replaced
// function of the browser, would be there for the next
beforeEach(() => {
  clearTokens();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
