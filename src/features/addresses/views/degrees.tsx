import type { MapPosition } from '../../../../domain/places/map-position.ts';

/** Decimals that are shown: about a metre. */
const decimals = 5;

/** A position as people read it to each other. */
export function Degrees({ latitude, longitude }: MapPosition) {
  return (
    <span className="num">
      {latitude.toFixed(decimals)}, {longitude.toFixed(decimals)}
    </span>
  );
}
