import { sql } from '../../graphql/read/index.ts';
import { BRANDING, DEMO_BRANDING } from '../../platform/branding/branding.ts';
import { defineFeature } from '../define-feature.ts';
import type { SetupSource } from '../operations/index.ts';
import { BrandingResolver, BrandingTermsResolver } from './branding.resolver.ts';
import { faults } from './reasons.ts';
import { en, vi } from './texts.ts';

const ownName: SetupSource = {
  kind: 'BRANDING',
  isDone: ({ settings }) => sql`${settings.getDocument(BRANDING).name !== DEMO_BRANDING.name}::boolean`,
};

/**
 * Name and look of the academy, which are a document of the settings (platform/branding).
 *
 * Writes: SQL only, for its pictures. Versions of the document are rows of the settings.
 */
export const branding = defineFeature({
  name: 'branding',
  tables: ['branding_file'],
  resolvers: [BrandingResolver, BrandingTermsResolver],
  setupSources: [ownName],
  auditTargets: { 'branding-file': (id) => sql`select f.name from branding_file f where f.id = ${id}` },
  texts: { vi, en },
  faults,
});
