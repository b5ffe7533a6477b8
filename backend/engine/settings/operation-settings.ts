import { roleSetting } from './role.ts';
import { count, flagOrUnset, oneOf, optionalText, secret, setting } from './setting.ts';
import { defineSettings } from './settings.ts';
import { pathOf } from './storage-settings.ts';

/** What those who run the service see of it, and what one caller may send. */
export const operationSettings = defineSettings({
  title: 'Operation',
  variables: {
    ROLE: roleSetting,
    SANDBOX: setting(
      flagOrUnset,
      "`1`: calls from this machine, under a name of it with the port (`localhost:3000`), may read `/metrics`, the inside of `/readyz` and the sandbox's mailbox; `0`: they may not",
      'on where `PUBLIC_URL` is this machine',
    ),
    METRICS_TOKEN: secret(
      optionalText,
      'with it, `Authorization: Bearer …` is needed for `/metrics` and the inside of `/readyz`, and is enough from anywhere',
    ),
    LOG_LEVEL: setting(
      oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),
      'from which level on a line is written: `fatal`, `error`, `warn`, `info`, `debug`; `silent`: none',
    ),
    LOG_FILE: setting(
      optionalText,
      'one JSON line a request, without personal data; `-` writes to the terminal',
      'in `DATA_DIR`',
    ),
    LOG_MAX_MB: setting(count(50, 1, 100_000), 'a new log file begins after so many megabytes, and at each midnight'),
    LOG_DAYS: setting(count(30, 1, 10_000), 'so many old log files are kept'),
    // Three months by 통신비밀보호법 시행령 제41조.
    LOGIN_RECORD_DAYS: setting(
      count(92, 92, 10_000),
      'the record of a session is deleted so many days after its end; the law asks for three months',
    ),
    COMMANDS_PER_MINUTE: setting(
      count(120, 1, 1_000_000),
      "how often one person may send one kind of command in a minute, ten times as many in an hour; what is saved while typing, and the firm's people, five times; reads together 25 times; drawn PDFs a quarter. A network without a sign-in has ten times as many. The hours and days of commands hold for all processes together, minutes and reads for each ([which of the two](architecture.md#limits-over-all-processes))",
    ),
  },
  values: (set) => ({
    role: set.ROLE,
    /** null: only where the service stands on this machine alone. */
    sandbox: set.SANDBOX,
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
    /** `-` is the terminal. */
    logFile: set.LOG_FILE === undefined || set.LOG_FILE === '-' ? set.LOG_FILE : pathOf(set.LOG_FILE),
    logRotation: { megabytes: set.LOG_MAX_MB, days: set.LOG_DAYS },
    loginRecordDays: set.LOGIN_RECORD_DAYS,
    commandsPerMinute: set.COMMANDS_PER_MINUTE,
  }),
});
