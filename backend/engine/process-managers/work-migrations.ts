export const workMigrations = {
  schema: 'work',
  folder: new URL('migrations/', import.meta.url),
} as const;
