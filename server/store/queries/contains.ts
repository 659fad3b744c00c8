import { ilike, type Column, type SQL } from 'drizzle-orm';

/** Whether a column has a text in it, ignoring case; what is a pattern in SQL is taken as it is written. */
export function contains(column: Column, part: string): SQL {
  return ilike(column, `%${part.replace(/[\\%_]/g, '\\$&')}%`);
}
