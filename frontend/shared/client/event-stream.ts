export type ServerEvent = { readonly name: string; readonly data: string };

/** Parses a stream of server-sent events that arrives in pieces of any size. */
export const createEventReader = () => {
  let rest = '';
  return (chunk: string): ServerEvent[] => {
    const parts = (rest + chunk).split(/\r?\n\r?\n/);
    rest = parts.pop() ?? '';
    return parts.flatMap((part) => {
      const lines = part.split(/\r?\n/);
      const valuesOf = (field: string): string[] =>
        lines
          .filter((line) => line.startsWith(`${field}:`))
          .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
      const data = valuesOf('data');
      return data.length === 0 ? [] : [{ name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') }];
    });
  };
};
