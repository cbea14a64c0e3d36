import { IconCalendar, IconCertificate, IconInfinity, IconLanguage } from '@tabler/icons-react';
import { languageCode } from '../../i18n/schema-language.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { Price } from '../../ui/price.tsx';
import { SaleEnd } from '../../ui/sale-end.tsx';
import utilities from '../../ui/utilities.module.css';
import { LazyAddToCart } from '../cart/index.ts';
import { LazyHeart } from '../wishlist/index.ts';
import classes from './buy-box.module.css';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import { useLengthFacts } from './course-lengths.ts';
import { CoverPreview } from './cover-preview.tsx';
import { RefundTerms } from './refund-terms.tsx';
import { StepButton } from './step-button.tsx';
import { useNextStep } from './use-next-step.ts';

type Course = NonNullable<CourseDetailQuery['course']>;

/** Loaded with a course that the viewer owns. */
const OwnProgress = lazyOptional(async () => (await import('./own-progress.tsx')).OwnProgress);

/** Price, the next step, refund terms, and the course's contents. */
export function BuyBox({ course }: { course: Course }) {
  const { t } = useTranslation('catalog');
  const lengths = useLengthFacts(course);
  const step = useNextStep(course);
  return (
    <Box
      as="section"
      className={classes.box}
      bg="surface"
      radius="panel"
      shadow="2"
      overflow="hidden"
      aria-label={t('detail.buyBox')}
    >
      <Box position="relative">
        <CourseCover src={course.cover} width={960} height={540} fetchPriority="high" />
        <CoverPreview course={course} />
      </Box>
      <Box className={classes.inside} p={6} data-known={step.isKnown}>
        {step.isOffer && (
          <>
            <Price listPrice={course.price} currentPrice={course.currentPrice} large />
            {course.saleEndsAt && course.currentPrice < course.price && (
              <Row as="p" gap={2} mt={1} text="sm" tone="price">
                <IconCalendar size={16} aria-hidden="true" />
                <SaleEnd endsAt={course.saleEndsAt} />
              </Row>
            )}
          </>
        )}
        {step.isOwned && step.enrolment && <OwnProgress enrolment={step.enrolment} />}
        {(step.kind === 'paymentWaiting' || step.kind === 'paymentInDoubt') && (
          <Text p={4} text="control" weight={600} tone="warn" bg="warn-bg" radius="md">
            {t(`detail.${step.kind}Text`)}
          </Text>
        )}
        <Box className={classes.step} minH={14} mt={4} data-in-bar={step.to !== null}>
          <StepButton step={step} size="xl" course={course} />
        </Box>
        {step.kind.startsWith('buy') && (
          <LazyAddToCart
            courseId={course.id}
            title={course.title}
            isOnSale={course.currentPrice < course.price}
            lowestPrice={course.lowestPrice}
            hasIntroductoryPrice={course.hasIntroductoryPrice}
          />
        )}
        {step.kind.startsWith('enrol') && <LazyHeart courseId={course.id} title={course.title} isWide />}
        {step.isOffer && course.currentPrice > 0 && <RefundTerms />}
        <h2 className={utilities.hidden}>{t('detail.includes')}</h2>
        <Box as="ul" className={classes.includes} mt={5}>
          {lengths.map(({ key, Icon, text }) => (
            <li key={key}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              {text}
            </li>
          ))}
          <li>
            {course.accessDays ? (
              <IconCalendar size={20} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconInfinity size={20} stroke={1.75} aria-hidden="true" />
            )}
            {course.accessDays
              ? t('detail.includesDays', { days: course.accessDays })
              : t('detail.includesForever')}
          </li>
          <li>
            <IconLanguage size={20} stroke={1.75} aria-hidden="true" />
            {t(`detail.language.${languageCode(course.language)}`)}
          </li>
          {course.certificateEnabled && (
            <li>
              <IconCertificate size={20} stroke={1.75} aria-hidden="true" />
              {t('detail.includesCertificate')}
            </li>
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** Price and button on a phone, always visible. */
export function BuyBar({ course }: { course: Course }) {
  const step = useNextStep(course);
  if (!step.to) return null;
  return (
    <Box className={classes.bar} display="none" data-known={step.isKnown}>
      {step.isOffer && <Price listPrice={course.price} currentPrice={course.currentPrice} isStacked />}
      <Box grow shrink>
        <StepButton step={step} size="lg" course={course} />
      </Box>
    </Box>
  );
}
