import { z } from 'zod';
import { defineDocument } from '../settings/setting.ts';

/** Who runs this installation, and how it looks. */
export const brandingSchema = z.object({
  /** Name of the academy in pages, e-mails, files and messages. */
  name: z
    .string()
    .trim()
    .min(2)
    .max(40)
    // It is part of e-mail headers
    .regex(/^[^<>@"{}\p{Cc}]+$/u),
});
export type Branding = z.infer<typeof brandingSchema>;

/** The brand of the demo, which applies until an administrator or `npm run setup` sets another one. */
export const DEMO_BRANDING: Branding = { name: 'Sen' };

export const BRANDING = defineDocument('branding', brandingSchema, DEMO_BRANDING);
