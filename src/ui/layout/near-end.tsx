import { useEffect, useEffectEvent, useRef } from 'react';
import { watchNear } from './watch-near.ts';

/** Stands at the end of what was read, and asks for more when that comes near what is in view. With a key of its own each time. */
export function NearEnd({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (place.current === null) return undefined;
    return watchNear(place.current, (isNear) => isNear && tell());
  }, []);
  return <div ref={place} />;
}
