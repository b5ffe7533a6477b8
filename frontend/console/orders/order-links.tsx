import { Link as MuiLink } from '@mui/material';
import type { OrderRowOut } from '@nomucheck/domain/orders/contract.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { koreanMoment } from '../../shared/formats.ts';

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

export const OrderLink = ({ order }: { order: Pick<OrderRowOut, 'id' | 'placedAt'> }) => (
  <MuiLink component={Link} to={`/admin/order/${order.id}`} sx={{ ...target, fontWeight: 600 }}>
    {koreanMoment(order.placedAt)}
  </MuiLink>
);

export const BuyerLink = ({ order }: { order: Pick<OrderRowOut, 'owner' | 'ownerName'> }) => (
  <MuiLink component={Link} to={`/admin/user/${order.owner}`} sx={target}>
    {order.ownerName}
  </MuiLink>
);

type FilteredLinkProps = { readonly filter: Readonly<Record<string, unknown>>; readonly children: ReactNode };

/** The list under a filter. */
export const FilteredLink = ({ filter, children }: FilteredLinkProps) => (
  <MuiLink
    component={Link}
    to={{ pathname: '/admin/order', search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` }}
    sx={target}
  >
    {children}
  </MuiLink>
);
