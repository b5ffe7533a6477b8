import { Counter, Gauge, Registry } from 'prom-client';

/** A value read at this moment from the database or from a counter. */
export type Metric = {
  /** Prometheus' form of the OpenTelemetry name: `app.projection.lag_events` is `app_projection_lag_events`. */
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly samples: readonly Sample[];
};
export type Sample = { readonly value: number; readonly labels?: Readonly<Record<string, string>> };

/** These metrics and those of the registries in Prometheus' text format. */
export const expositionOf = (metrics: readonly Metric[], registries: readonly Registry[] = []): Promise<string> =>
  Registry.merge([registryOf(metrics), ...registries]).metrics();

const registryOf = (metrics: readonly Metric[]): Registry => {
  const registry = new Registry();
  for (const { name, help, type, samples } of metrics) {
    if (samples.length === 0) continue;
    const described = { name, help, labelNames: Object.keys(samples[0]?.labels ?? {}), registers: [registry] };
    if (type === 'gauge') {
      const gauge = new Gauge(described);
      for (const { value, labels = {} } of samples) gauge.set({ ...labels }, value);
    } else {
      const counter = new Counter(described);
      for (const { value, labels = {} } of samples) counter.inc({ ...labels }, value);
    }
  }
  return registry;
};
