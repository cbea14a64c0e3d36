import { currentBranding, drawnVersion } from '../../../platform/branding/branding.ts';
import { isLocale, translate } from '../../../platform/i18n/messages/index.ts';
import { drawHomeShare } from './share-picture.ts';
import type { SharedPicture } from './shared-picture.ts';

/** The version in the URL of the home page's picture. Change it with the drawing or its words. */
const VERSION = '2';

/** @param name `home-vi` or `home-en` */
export function findHomeShare(name: string): SharedPicture | undefined {
  const locale = /^home-(\w+)$/.exec(name)?.[1] ?? '';
  if (!isLocale(locale)) return undefined;
  return {
    version: VERSION + drawnVersion(currentBranding()),
    content: () => drawHomeShare(translate(locale, 'share.title'), translate(locale, 'share.lead')),
  };
}
