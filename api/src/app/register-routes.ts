import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../graphql/engine.ts';
import { graphqlRoutes } from '../graphql/http/index.ts';
import type { ResponseCache } from '../graphql/read/index.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { backupRoutes } from '../http/bytes/backups.ts';
import { billRoutes } from '../http/bytes/bills.ts';
import { brandingRoutes } from '../http/bytes/branding.ts';
import { calendarRoutes } from '../http/bytes/calendars.ts';
import { certificateRoutes } from '../http/bytes/certificates.ts';
import { coverRoutes } from '../http/bytes/covers.ts';
import { downloadRoutes } from '../http/bytes/downloads.ts';
import { eInvoiceRoutes } from '../http/bytes/e-invoices.ts';
import { exportRoutes } from '../http/bytes/exports.ts';
import { lessonFileRoutes } from '../http/bytes/lesson-files.ts';
import { mediaRoutes } from '../http/bytes/media.ts';
import { myDataRoutes } from '../http/bytes/my-data.ts';
import { pictureRoutes } from '../http/bytes/pictures.ts';
import { sellerEvidenceRoutes } from '../http/bytes/seller-evidence.ts';
import { sharePictureRoutes } from '../http/bytes/share-pictures.ts';
import { sitemapRoutes } from '../http/bytes/sitemap.ts';
import { taxCertificateRoutes } from '../http/bytes/tax-certificates.ts';
import { teacherInvoiceRoutes } from '../http/bytes/teacher-invoices.ts';
import { uploadRoutes } from '../http/bytes/uploads.ts';
import { googleSignInRoutes } from '../http/callbacks/google-sign-in.ts';
import { paymentNotificationRoutes } from '../http/callbacks/payment-notifications.ts';
import { teacherLinkRoutes } from '../http/callbacks/teacher-links.ts';
import { unsubscribeRoutes } from '../http/callbacks/unsubscribe.ts';
import { compressAnswers } from '../http/compression.ts';
import { healthRoutes } from '../http/health.ts';
import { closeToOutsiders } from '../http/members-only.ts';
import { metricsRoutes } from '../http/metrics.ts';
import type { PageCache } from '../http/pages/page.ts';
import { pageRoutes } from '../http/pages/pages.ts';
import { eInvoiceProviderRoutes } from '../http/sandbox/e-invoice-provider.ts';
import { sandboxGatewayRoutes } from '../http/sandbox/gateways.ts';
import { mailboxRoutes } from '../http/sandbox/mailbox.ts';
import { pictureProviderRoutes } from '../http/sandbox/picture-provider.ts';
import { textProviderRoutes } from '../http/sandbox/text-provider.ts';
import { webhookReceiverRoutes } from '../http/sandbox/webhook-receiver.ts';
import type { TableVersions } from '../platform/db/table-versions.ts';
import type { Measurements } from '../platform/process/measurements.ts';
import { projectFolder } from '../platform/process/project-folder.ts';
import type { Services } from '../platform/process/services.ts';
import { restRoutes } from '../rest/index.ts';

interface RouteParts {
  readonly services: Services;
  readonly engine: Engine;
  readonly documents: TrustedDocuments;
  readonly measurements: Measurements;
  /** Undefined if no responses are cached. */
  readonly cache: ResponseCache | undefined;
  readonly pages: PageCache;
  readonly versions: TableVersions;
  readonly isDraining: () => boolean;
}

/** Files, and callbacks of other systems. */
const ROUTES = [
  backupRoutes,
  exportRoutes,
  coverRoutes,
  sharePictureRoutes,
  billRoutes,
  eInvoiceRoutes,
  sellerEvidenceRoutes,
  brandingRoutes,
  certificateRoutes,
  downloadRoutes,
  pictureRoutes,
  myDataRoutes,
  calendarRoutes,
  mediaRoutes,
  lessonFileRoutes,
  uploadRoutes,
  paymentNotificationRoutes,
  googleSignInRoutes,
  unsubscribeRoutes,
  teacherLinkRoutes,
  taxCertificateRoutes,
  teacherInvoiceRoutes,
  sitemapRoutes,
] as const;

export async function registerRoutes(server: FastifyInstance, parts: RouteParts): Promise<void> {
  const { services, engine, documents, measurements, cache, pages, versions, isDraining } = parts;
  const { config } = services;
  closeToOutsiders(server, services.settings);
  await server.register(healthRoutes, { services, isDraining });
  await server.register(metricsRoutes, { services, measurements, cache, versions, pages });
  for (const routes of ROUTES) await server.register(routes, { services });
  if (config.payments === 'sandbox') {
    await server.register(sandboxGatewayRoutes, { services });
    await server.register(eInvoiceProviderRoutes, { services });
    await server.register(webhookReceiverRoutes);
    await server.register(textProviderRoutes);
    await server.register(pictureProviderRoutes);
  }
  if (!config.smtpUrl) await server.register(mailboxRoutes, { services });
  await server.register(async (scope) => {
    await compressAnswers(scope);
    await scope.register(graphqlRoutes, {
      services,
      engine,
      documents,
      onAnswer: config.isMeasuring
        ? (name, ms, isFailed) => measurements.record('graphql', name, ms, isFailed)
        : undefined,
    });
    await scope.register(restRoutes, { services, engine });
  });
  await server.register(pageRoutes, {
    services,
    engine,
    cache: pages,
    folder: join(projectFolder(), 'web', 'dist'),
  });
}
