import { join } from 'node:path';
import { createGazetteer } from './gazetteer.ts';
import type { MapSettings } from './map-settings.ts';
import type { Places } from './places.ts';
import { createPlaces } from './places-of-server.ts';
import { createStaticMaps, type StaticMaps } from './static-map.ts';

/** What a server knows of places. */
export interface Maps {
  readonly places: Places;
  /** Null where maps are switched off. */
  readonly draw: StaticMaps | null;
}

/** Places and maps by the settings; `folder` has what the build made for them. */
export function createMaps({ tiles, geocoder }: MapSettings, folder: string): Maps {
  return {
    places: createPlaces(createGazetteer(join(folder, 'gazetteer.json')), geocoder),
    draw: tiles && createStaticMaps(tiles, join(folder, 'attribution.ttf')),
  };
}
