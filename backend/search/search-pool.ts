import type { PoolConfig } from 'pg';
import { createPool, type Pool } from '../engine/postgres/pool.ts';

/**
 * Connections for searches alone. The planner doesn't know that looking into a case's words means fetching them from beside
 * the table, so for a common word it would rather read them all than the index, at ten times the time. Compiling a statement
 * that takes milliseconds takes longer than the statement.
 */
export const createSearchPool = (url: string, limits: PoolConfig = {}): Pool =>
  createPool(url, {
    max: 5,
    application_name: 'nomucheck search',
    options: '-c enable_seqscan=off -c jit=off -c work_mem=32MB',
    ...limits,
  });
