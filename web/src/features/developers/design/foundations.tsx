import { useTranslation } from '../../../i18n/use-translation.tsx';
import { contrast, type Pair, SHAPES, TEXT, themes } from '../../../theme/contrast.ts';
import { roles } from '../../../theme/roles.ts';
import { tokens, typeNames } from '../../../theme/tokens.ts';
import { useFormat } from '../../../ui/format.ts';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import classes from './design.module.css';
import { Sample, type Samples } from './sample.tsx';

const getNames = (variables: Record<string, string>, prefix: string): string[] =>
  Object.keys(variables).filter((name) => name.startsWith(prefix));

const SPACES = getNames(tokens, '--space-').sort(
  (one, other) => Number.parseInt(tokens[one]!, 10) - Number.parseInt(tokens[other]!, 10),
);
const RADII = getNames(tokens, '--r-');
const SHADOWS = getNames(roles.light, '--shadow-');
/** Each colour of texts with its backgrounds. */
const TEXTS: readonly (readonly [string, readonly Pair[]])[] = [...Map.groupBy(TEXT, ([front]) => front)];

export const Colours: Samples = ({ scheme }) => {
  const { rating } = useFormat();
  const ratio = (pair: Pair) => rating(contrast(themes[scheme], pair));
  return (
    <>
      <Row lang="en" translate="no" wrap align="start" rowGap={3} columnGap={4}>
        {TEXTS.map(([front, pairs]) => (
          <Box key={front} shrink>
            <Text mb={1} text="xs" tone="dim" mono>
              {front}
            </Text>
            <Row wrap gap={1}>
              {pairs.map((pair) => (
                <span
                  key={pair[1]}
                  className={classes.pair}
                  style={{ color: `var(--${front})`, background: `var(--${pair[1]})` }}
                >
                  {pair[1]} <b>{ratio(pair)}</b>
                </span>
              ))}
            </Row>
          </Box>
        ))}
      </Row>
      <Stack lang="en" translate="no" gap={1} mt={5}>
        {SHAPES.map((pair) => (
          <Row key={pair.join()} gap={2} text="xs" tone="dim" numbers>
            <span className={classes.ground} style={{ background: `var(--${pair[1]})` }}>
              <span className={classes.shape} style={{ background: `var(--${pair[0]})` }} />
            </span>
            <Text as="span" mono>
              {pair.join(' / ')}
            </Text>
            <b>{ratio(pair)}</b>
          </Row>
        ))}
      </Stack>
    </>
  );
};

export const Type: Samples = () => {
  const { t } = useTranslation('design');
  return (
    <Stack gap={4} shrink>
      {typeNames.toReversed().map((name) => (
        <Box key={name} shrink>
          <Text lang="en" text="xs" tone="dim" mono translate="no">
            {name}
          </Text>
          <Text text={name} weight={name === 'display' || /^h\d$/.test(name) ? 700 : 400}>
            {t('sample.text')}
          </Text>
        </Box>
      ))}
    </Stack>
  );
};

export const Sizes: Samples = () => (
  <div lang="en" translate="no">
    <Sample name="--space-…" as="column">
      {SPACES.map((name) => (
        <Row key={name} gap={3} text="xs" tone="dim">
          <Text as="span" w={30} mono>
            {name}
          </Text>
          <span className={classes.distance} style={{ width: `var(${name})` }} />
        </Row>
      ))}
    </Sample>
    <Sample name="--r-…">
      {RADII.map((name) => (
        <span key={name} className={classes.box} style={{ borderRadius: `var(${name})` }}>
          {name.slice('--r-'.length)}
        </span>
      ))}
    </Sample>
    <Sample name="--shadow-…">
      {SHADOWS.map((name) => (
        <span key={name} className={classes.box} style={{ boxShadow: `var(${name})` }}>
          {name.slice('--shadow-'.length)}
        </span>
      ))}
    </Sample>
  </div>
);
