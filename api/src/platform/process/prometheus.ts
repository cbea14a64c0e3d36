/** One line: what is measured, by which labels, and how much. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  /** Of a histogram: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
  readonly value: number;
}

/** A figure in the words of Prometheus. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** What stands in a label can end neither the label nor the line. */
const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelled = (labels: Readonly<Record<string, string>> = {}) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length ? `{${pairs.join(',')}}` : '';
};

/** The text format of Prometheus, version 0.0.4. */
export const prometheusText = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(({ labels, suffix = '', value }) => `${name}${suffix}${labelled(labels)} ${value}`),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n');
