/** How the names of streams begin whose end is the id of a record or of a person. */
const prefixes = [
  ...(['account_notices', 'advice', 'advice-topic', 'application', 'case', 'case-bulk-work', 'case-import'] as const),
  ...(['caseexport', 'check', 'comment', 'company', 'consultation', 'correction-run', 'crawl', 'file'] as const),
  ...([
    'message',
    'ocr-document',
    'order',
    'policy',
    'policy-notices',
    'post',
    'recall',
    'reminders',
    'reread',
    'ruleset',
    'rulesetdraft',
  ] as const),
  ...(['searchword', 'sharing', 'staff-notice', 'staff-notice-choices', 'testimonial', 'user'] as const),
] as const;

/** The streams that a record or a person with this id may have; a text with the name of a stream means that one alone. */
export const streamsOfRecord = (text: string): readonly string[] => [
  text,
  ...prefixes.map((prefix) => `${prefix}-${text}`),
];
