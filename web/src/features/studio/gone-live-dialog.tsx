import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useSiteMode } from '../../i18n/use-site-mode.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Box, Heading, Row, Stack } from '../../ui/layout/layout.tsx';
import { useOrigin } from '../../ui/page-meta.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useTeacherLinkQuery } from './teacher-link.gen.ts';
import { LinkView } from './teacher-link-dialog.tsx';

interface GoneLiveDialogProps {
  course: { id: string; slug: string; title: string };
  onClose: () => void;
}

/** Shown when a course goes on sale: its page, the teacher’s own link, a text to send, and what to do next. */
export function GoneLiveDialog({ course: { id, slug, title }, onClose }: GoneLiveDialogProps) {
  const { t } = useTranslation('studio');
  const { isAcademy } = useSiteMode();
  const page = `${useOrigin()}/courses/${slug}`;
  const result = useTeacherLinkQuery({ variables: { courseId: id }, ...cacheAndNetwork });
  const link = result.data?.teacherLink?.url ?? page;
  const message = t('live.message', { title, url: link });
  const { isCopied, copy } = useCopy(t('link.notCopied'));
  return (
    <Dialog isOpen onClose={onClose} title={t('live.title', { course: title })}>
      <Stack gap={6} shrink>
        <Row wrap align="center" gap={5}>
          <Box w={30} rigid>
            <QrCode text={link} label={t('live.qr')} />
          </Box>
          <Stack gap={2} shrink>
            <p>{t('live.text')}</p>
            <Row wrap gap={2}>
              <ButtonLink variant="default" size="sm" to={`/courses/${slug}`}>
                {t('live.open')}
              </ButtonLink>
              <ButtonLink
                variant="default"
                size="sm"
                href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`}
                target="_blank"
                rel="noreferrer"
              >
                {t('live.facebook')}
              </ButtonLink>
              <ButtonLink
                variant="default"
                size="sm"
                href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(message)}`}
              >
                {t('live.email')}
              </ButtonLink>
            </Row>
          </Stack>
        </Row>
        <Stack as="section" gap={3} shrink>
          <Heading level={3} text="md">
            {t('link.open')}
          </Heading>
          <QueryView
            result={result}
            select={({ teacherLink }) => teacherLink}
            failedTitle={t('link.failed')}
            skeleton={<Skeleton height={180} />}
          >
            {(found) => <LinkView link={found} />}
          </QueryView>
        </Stack>
        <Stack gap={2} shrink>
          <TextArea label={t('live.send')} rows={3} readOnly value={message} />
          <Box>
            <Button variant="default" size="sm" onClick={() => void copy(message)}>
              {t(isCopied ? 'link.copied' : 'live.copyText')}
            </Button>
          </Box>
        </Stack>
        <Stack as="section" gap={2} shrink>
          <Heading level={3} text="md">
            {t('live.next')}
          </Heading>
          <Row wrap gap={2}>
            <ButtonLink variant="light" size="sm" to="/teacher/coupons">
              {t('live.coupon')}
            </ButtonLink>
            {!isAcademy && (
              <ButtonLink variant="light" size="sm" to="/teacher/advanced/packages">
                {t('live.package')}
              </ButtonLink>
            )}
          </Row>
        </Stack>
      </Stack>
    </Dialog>
  );
}
