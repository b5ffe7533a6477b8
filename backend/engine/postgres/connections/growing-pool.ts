import pg from 'pg';

/** So many connections are opened without a wait. */
const atOnce = 2;
/** While somebody waits, one more is opened each time that so much has passed. */
const usualPatienceMs = 80;

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/**
 * A pool that opens few connections at once, and further ones one by one while somebody waits. Each connection costs the server
 * a process, which has to learn the catalogue anew: many short statements that come at the same moment are answered sooner by
 * few connections. Ones that are no longer needed are closed, as by any pool.
 */
export class GrowingPool extends pg.Pool {
  /** How many connections it opens at the most. */
  readonly most: number;
  readonly #least: number;
  readonly #patienceMs: number;
  #looking: NodeJS.Timeout | undefined;

  constructor(options: pg.PoolConfig, patienceMs = usualPatienceMs) {
    super(options);
    this.#patienceMs = patienceMs;
    this.most = this.options.max;
    this.#least = Math.min(atOnce, this.most);
    this.options.max = this.#least;
    this.on('remove', () => this.#shrink());
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): unknown {
    const asked = callback ? super.connect(callback) : super.connect();
    this.#lookLater();
    return asked;
  }

  #lookLater(): void {
    if (this.#looking || this.waitingCount === 0 || this.options.max >= this.most) return;
    this.#looking = setTimeout(() => {
      this.#looking = undefined;
      if (this.ending || this.waitingCount === 0) return;
      if (this.idleCount === 0 && this.totalCount >= this.options.max) this.#openOneMore();
      this.#lookLater();
    }, this.#patienceMs);
  }

  /** Whoever waits first gets it once it is released. */
  #openOneMore(): void {
    this.options.max += 1;
    this.connect().then(
      (client) => client.release(),
      // Those who wait are told the same in turn.
      () => {},
    );
  }

  #shrink(): void {
    if (this.waitingCount === 0) this.options.max = Math.max(this.#least, this.totalCount);
  }
}
