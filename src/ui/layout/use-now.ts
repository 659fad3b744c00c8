import { useState } from 'react';

/** The time at which a screen was opened. */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
