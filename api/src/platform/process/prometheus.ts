export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  /** For histograms: `_bucket`, `_sum` or `_count`. */
  readonly suffix?: string;
  readonly value: number;
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** Escapes a label value, so that it cannot end the label or the line. */
const escapeLabel = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const formatLabels = (labels: Readonly<Record<string, string>> = {}) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length ? `{${pairs.join(',')}}` : '';
};

/** Prometheus text format, version 0.0.4. */
export const prometheusText = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ labels, suffix = '', value }) => `${name}${suffix}${formatLabels(labels)} ${value}`,
        ),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n');
