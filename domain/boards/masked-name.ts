/** What readers see of the name of a person who writes on the boards: its first letter. */
export const maskedName = (name: string): string => `${[...name][0] ?? ''}○○`;
