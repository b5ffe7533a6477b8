import type { PoolConfig } from 'pg';
import { createPool, type Pool } from '../../engine/postgres/connections/pool.ts';

/**
 * Connections for searches only, with their own planner settings. The planner underestimates the cost of reading a
 * case's words, which are stored outside the table, and would read all of them instead of the index for a common
 * word, in ten times the time. JIT compilation takes longer than these statements.
 */
export const createSearchPool = (url: string, limits: PoolConfig = {}): Pool =>
  createPool(url, {
    max: 5,
    application_name: 'nomucheck search',
    options: '-c enable_seqscan=off -c jit=off -c work_mem=32MB',
    ...limits,
  });
