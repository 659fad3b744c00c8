import type { MapPosition } from './map-position.ts';

/** Where a position opens: in Google's or Apple's maps, which their apps take over on a phone, or in the map app of the phone. */
export interface MapLinks {
  readonly google: string;
  readonly apple: string;
  readonly phone: string;
}

/**
 * The links that open a position on a map.
 * @param name what the pin is called, where the map can say so
 * @see https://developers.google.com/maps/documentation/urls/get-started
 * @see https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 * @see https://www.rfc-editor.org/rfc/rfc5870, with the label that Android's map apps read
 */
export function mapLinks({ latitude, longitude }: MapPosition, name: string): MapLinks {
  const point = `${latitude},${longitude}`;
  const label = encodeURIComponent(name.replace(/[()]/g, ' ').trim());
  return {
    google: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: point }).toString()}`,
    apple: `https://maps.apple.com/?${new URLSearchParams({ ll: point, q: name.trim() }).toString()}`,
    phone: `geo:${point}?q=${encodeURIComponent(point)}(${label})`,
  };
}
