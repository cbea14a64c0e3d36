import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Bloom } from '../../../ui/bloom.tsx';
import { CourseCover } from '../../../ui/course-cover.tsx';
import { BentDrawing, BudDrawing, ClosedDrawing, LensDrawing } from '../../../ui/drawings.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { OpenDrawing, WaitingDrawing } from '../../../ui/flower-drawings.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { Price } from '../../../ui/price.tsx';
import { RatingBrief, RatingStars } from '../../../ui/rating.tsx';
import { SaleEnd } from '../../../ui/sale-end.tsx';
import classes from './design.module.css';
import { Sample, type Samples } from './sample.tsx';

export const Prices: Samples = () => (
  <>
    <Sample name="<Price>">
      <Price listPrice={499_000} currentPrice={499_000} />
    </Sample>
    <Sample name="<Price currentPrice={299_000}>">
      <Price listPrice={499_000} currentPrice={299_000} />
    </Sample>
    <Sample name="<SaleEnd>">
      <SaleEnd endsAt="2099-11-30T16:59:00Z" />
    </Sample>
    <Sample name="<Price isStacked>">
      <Price listPrice={499_000} currentPrice={299_000} isStacked />
    </Sample>
    <Sample name="<Price large>">
      <Price listPrice={499_000} currentPrice={299_000} large />
    </Sample>
    <Sample name="<Price currentPrice={0}>">
      <Price listPrice={0} currentPrice={0} />
    </Sample>
  </>
);

export const Ratings: Samples = () => (
  <>
    <Sample name="<RatingBrief>">
      <RatingBrief average={4.8} count={2184} />
    </Sample>
    <Sample name="<RatingStars>">
      {[1, 2.5, 4, 5].map((value) => (
        <RatingStars key={value} value={value} />
      ))}
    </Sample>
  </>
);

export const People: Samples = () => {
  const { t } = useTranslation('design');
  const names = [t('sample.person'), t('sample.otherPerson'), 'A', 'Mai', 'Hoa Mai', 'Lá Mai'];
  return (
    <>
      <Sample name="<Avatar>">
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Sample>
      <Sample name="<Avatar size={…}>">
        {[24, 32, 48, 72].map((size) => (
          <Avatar key={size} name={names[0]!} size={size} />
        ))}
      </Sample>
      <Sample name="<Avatar src>">
        <Avatar name={names[0]!} src="/default-avatar.svg" />
      </Sample>
    </>
  );
};

const PERCENTS = [0, 10, 40, 75, 100];

export const Meters: Samples = () => {
  const { t } = useTranslation('design');
  const { price, count } = useFormat();
  return (
    <>
      <Sample name="<Meter>, <Meter thin>" as="column">
        <Text text="sm">{t('sample.progress')}: 40%</Text>
        <Meter percent={40} label={t('sample.progress')} />
        <Meter percent={40} label={t('sample.progress')} thin />
      </Sample>
      <Sample name="<Bloom>">
        {PERCENTS.map((percent) => (
          <Row key={percent} gap={1} text="sm" numbers>
            <Bloom percent={percent} /> {percent}%
          </Row>
        ))}
      </Sample>
      <Sample name="<Figures>" as="column">
        <Figures
          figures={[
            { key: 'students', label: t('sample.students'), value: count(1234) },
            { key: 'revenue', label: t('sample.revenue'), value: price(56_700_000), note: '03/2027' },
          ]}
        />
      </Sample>
    </>
  );
};

export const Cards: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <>
      <Sample name="<Card>" as="column">
        <Card>
          <Text weight={600}>{t('sample.course')}</Text>
          <Text mt={1} tone="text-2">
            {t('sample.paragraph')}
          </Text>
        </Card>
      </Sample>
      <Sample name="<CourseCover>" as="column">
        <CourseCover w={30} radius="sm" src="/default-avatar.svg" />
      </Sample>
      <Sample name='<Card card="flush">' as="column">
        <Card card="flush">
          <Box p={4}>{t('sample.course')}</Box>
          <Box p={4} borderTop>
            {t('sample.otherCourse')}
          </Box>
        </Card>
      </Sample>
    </>
  );
};

const CELLS = [1, 2, 3, 4];

export const Layout: Samples = () => {
  const cells = CELLS.map((cell) => (
    <div key={cell} className={classes.cell}>
      {cell}
    </div>
  ));
  return (
    <>
      <Sample name="<Stack gap={2}>" as="column">
        <Stack gap={2}>{cells}</Stack>
      </Sample>
      <Sample name="<Row gap={2}>" as="column">
        <Row gap={2}>{cells}</Row>
      </Sample>
      <Sample name='<Row justify="between">' as="column">
        <Row justify="between">{cells}</Row>
      </Sample>
      <Sample name="<Grid columns={2} gap={3}>" as="column">
        <Grid columns={2} gap={3}>
          {cells}
        </Grid>
      </Sample>
      <Sample name='<Grid columns="slim" gap={3}>' as="column">
        <Grid columns="slim" gap={3}>
          {cells}
        </Grid>
      </Sample>
    </>
  );
};

const DRAWINGS = [BudDrawing, LensDrawing, BentDrawing, ClosedDrawing, WaitingDrawing, OpenDrawing];

export const Drawings: Samples = () => (
  <>
    <Sample name="<Logo>, <Mark>">
      <Logo />
      <Mark />
    </Sample>
    <Sample name="<BudDrawing>, <LensDrawing>, <BentDrawing>, …">
      {DRAWINGS.map((Drawing) => (
        <Drawing key={Drawing.name} />
      ))}
    </Sample>
  </>
);
