import type { ConsentVersions } from './consents.ts';

/** Every text in this version. */
export const versionsOf = (version: string): ConsentVersions => {
  const each = { version, since: version };
  return {
    ...{ service: each, privacy: each, personalInfo: each, age14: each },
    ...{ marketing: each, sensitive: each, aiProcessing: each },
  };
};
