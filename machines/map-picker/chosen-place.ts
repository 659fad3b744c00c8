import type { components } from '../../domain/contract.gen.ts';
import { defaultCentre, type LocateObstacle, type MapPosition } from '../../domain/places/map-position.ts';

export type Place = components['schemas']['Place'];
/** What a search has found, and whether the map service did not answer it. */
export interface FoundPlaces {
  readonly items: readonly Place[];
  readonly isFallback: boolean;
}
/** Places of the country or of the world, or the areas that an address which is typed ends in. */
export type SearchMode = 'restricted' | 'global' | 'areas';

export type LocateRefusal = LocateObstacle | 'abroad';

export interface PlacesInput {
  readonly text: string;
  readonly mode: SearchMode;
  readonly near: MapPosition;
  /** Whether the text is whole, as Enter says it. */
  readonly isFinal: boolean;
}

/** What is chosen; `photo` is empty where no picture could be made, and the place is null where none is known there. */
export interface ChosenPlace extends MapPosition {
  readonly place: Place | null;
  readonly photo: string;
  /** Whether the address of the map is to replace the one that was typed. */
  readonly takesText: boolean;
}

export interface MapPickerContext {
  /** Where the pin is. */
  readonly pin: MapPosition;
  /** Whether the pin is where somebody or the device set it, and not where the map begins. */
  readonly isPlaced: boolean;
  readonly own: (MapPosition & { readonly accuracy: number }) | null;
  readonly refusal: LocateRefusal | null;
  readonly mode: SearchMode;
  readonly text: string;
  readonly isFinal: boolean;
  readonly results: readonly Place[];
  /** Whether the map service did not answer the search, so that built-in places were looked through. */
  readonly isFallback: boolean;
  /** Where the pin was when its place was looked up. */
  readonly looked: MapPosition;
  /** What is known of the place under the pin. */
  readonly place: Place | null;
  /** The address as it was typed before; empty where none was. */
  readonly typed: string;
  readonly takesText: boolean;
}

export type MapPickerEvent =
  | {
      readonly type: 'map.open';
      readonly position: MapPosition | null;
      readonly typed: string;
      readonly mode: SearchMode;
    }
  | { readonly type: 'map.close' | 'position.locate' | 'search.submit' | 'search.leave' | 'place.confirm' }
  | { readonly type: 'map.move'; readonly position: MapPosition }
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'search.mode'; readonly mode: SearchMode }
  | { readonly type: 'place.pick'; readonly place: Place }
  | { readonly type: 'text.take'; readonly takesText: boolean }
  | { readonly type: 'tiles.failed' | 'tiles.shown' };

export interface MapPickerEmitted {
  readonly type: 'place.chosen';
  readonly chosen: ChosenPlace;
}

/** A picker that nobody has used yet. */
export const begun = {
  pin: defaultCentre,
  isPlaced: false,
  own: null,
  refusal: null,
  mode: 'global',
  text: '',
  isFinal: false,
  results: [],
  isFallback: false,
  looked: defaultCentre,
  place: null,
  typed: '',
  takesText: false,
} as const satisfies MapPickerContext;
