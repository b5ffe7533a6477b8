/** A backup that isn't taken, or isn't restored, for a reason that the operator can remove. The message is Korean. */
export class RefusedBackup extends Error {}
