import { toLocale, translate } from '../../platform/i18n/messages/index.ts';

/** The title of a copy in the language of its course, shortened to the maximum length of titles. */
export function formatCopyTitle(title: string, language: string, maxLength: number): string {
  const format = (start: string) => translate(toLocale(language), 'catalog.copyTitle', { title: start });
  const start = title.slice(0, maxLength - format('').length).toWellFormed();
  return format(start.trim());
}
