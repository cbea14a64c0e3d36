import { defineFeature } from '../define-feature.ts';
import { SITE_SETTINGS } from './read-site-mode.ts';
import { faults } from './reasons.ts';
import { SiteModeResolver, SiteModeTermsResolver } from './site-mode.resolver.ts';
import { en, vi } from './texts.ts';

/**
 * The rules for teaching, for seeing the site and for creating accounts. The settings are declared in
 * platform/settings/site-mode.ts, because every layer reads them.
 *
 * Writes: SQL only, through the feature operations, which stores settings.
 */
export const siteMode = defineFeature({
  name: 'site-mode',
  tables: [],
  resolvers: [SiteModeResolver, SiteModeTermsResolver],
  texts: { vi, en },
  settings: SITE_SETTINGS,
  faults,
});
