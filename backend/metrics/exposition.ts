/**
 * Prometheus' text format, by hand: these few gauges and counters are read from the database or from two maps at each scrape,
 * so a client library's registry of live metric objects (and one more dependency in every process) would only be in the way.
 */
export type Metric = {
  /** Prometheus' form of the OpenTelemetry name: `app.projection.lag_events` is `app_projection_lag_events`. */
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly samples: readonly Sample[];
};
export type Sample = { readonly value: number; readonly labels?: Readonly<Record<string, string>> };

export const expositionOf = (metrics: readonly Metric[]): string => `${metrics.map(linesOf).join('\n')}\n`;

const linesOf = ({ name, help, type, samples }: Metric): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ value, labels = {} }) => `${name}${labelsOf(labels)} ${value}`),
  ].join('\n');

const labelsOf = (labels: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

const escaped = (value: string): string =>
  value.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
