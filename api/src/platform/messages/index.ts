import { en } from './en.ts';
import { vi } from './vi.ts';

export type Locale = 'vi' | 'en';
/** A text of the server; Vietnamese is the source. */
export type MessageKey = keyof typeof vi;

const catalogues: Record<Locale, Record<MessageKey, string>> = { vi, en };

/** The text of a key, with `{places}` filled in. */
export function translate(
  locale: Locale,
  key: MessageKey,
  params: Readonly<Record<string, string | number>> = {},
) {
  return (catalogues[locale][key] ?? key).replace(/\{(\w+)\}/g, (place, name) =>
    String(params[name] ?? place),
  );
}

/** True for texts that are catalogue keys, as class-validator hands them over. */
export const isMessageKey = (text: string): text is MessageKey => text in vi;

/**
 * The first language of an `Accept-Language` header that we speak; without one that of the viewer's profile, and
 * Vietnamese for all others (design/api.md).
 */
export function localeOf(header: string | undefined, profile?: Locale): Locale {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'en' || tag === 'vi') return tag;
  }
  return profile ?? 'vi';
}
