import { type ResourceDefinition, useResourceDefinitions } from 'react-admin';
import type { ListOptions } from '../../list/resource.ts';

/** The list at an address of the menu, as react-admin has registered it. */
export const useListAt = (): ((address: string) => ResourceDefinition<ListOptions> | undefined) => {
  const lists = useResourceDefinitions<ListOptions>();
  return (address) => lists[address.slice(1)];
};
