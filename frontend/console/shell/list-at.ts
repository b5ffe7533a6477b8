import { type ResourceDefinition, useResourceDefinitions } from 'react-admin';
import type { ListOptions } from '../list/resource.ts';

/** The list that an address of the menu leads to, as react-admin knows it. */
export const useListAt = (): ((address: string) => ResourceDefinition<ListOptions> | undefined) => {
  const lists = useResourceDefinitions<ListOptions>();
  return (address) => lists[address.slice(1)];
};
