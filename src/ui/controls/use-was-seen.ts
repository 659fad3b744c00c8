import { useEffect, useState } from 'react';

/** Milliseconds for which something is shown before it can be acted on: the second tap of two was meant for what was there before. */
const lookTime = 600;

/** Whether what has this id has been shown long enough to be looked at. A key that is held down is not pressed again. */
export function useWasSeen(id: string): boolean {
  const [seen, setSeen] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSeen(id), lookTime);
    return () => clearTimeout(timer);
  }, [id]);
  useEffect(() => {
    addEventListener('keydown', ignoreRepeats, true);
    return () => removeEventListener('keydown', ignoreRepeats, true);
  }, []);
  return seen === id;
}

function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
