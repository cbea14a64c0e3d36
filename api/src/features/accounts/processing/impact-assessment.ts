import { z } from 'zod';
import { defineDocument } from '../../../platform/settings/index.ts';

export const MAX_TEXT = 5000;

/** Judgements that only the operator can make. The facts follow from the code. */
export const ASSESSMENT_PARTS = [
  'controller',
  'basis',
  'necessity',
  'transfers',
  'risks',
  'measures',
  'conclusion',
] as const;
export type AssessmentPart = (typeof ASSESSMENT_PARTS)[number];
export type Assessment = Readonly<Record<AssessmentPart, string>>;

export const NO_ASSESSMENT = Object.fromEntries(ASSESSMENT_PARTS.map((part) => [part, ''])) as Assessment;

/** The judgements of the impact assessment, with their history (Law 91/2025, Art. 21). */
export const IMPACT_ASSESSMENT = defineDocument<Assessment>(
  'processing.assessment',
  z.object(Object.fromEntries(ASSESSMENT_PARTS.map((part) => [part, z.string().max(MAX_TEXT)]))) as never,
  NO_ASSESSMENT,
);
