import { defineFeature } from '../define-feature.ts';
import { BrandingTermsResolver } from './branding.resolver.ts';

/**
 * Name and look of the academy, which are a document of the settings (platform/branding).
 *
 * Writes: SQL only, versions of the document.
 */
export const branding = defineFeature({
  name: 'branding',
  tables: [],
  resolvers: [BrandingTermsResolver],
});
