import 'leaflet/dist/leaflet.css';
import { circle, circleMarker, control, map as createMap, layerGroup, tileLayer } from 'leaflet';
import type { LayerGroup, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mapZoom, metresBetween, type MapPosition } from '../../../domain/places/map-position.ts';
import styles from './views/map.module.css';

declare module 'leaflet' {
  interface ZoomPanOptions {
    /** Known to Leaflet 1.9, unknown to its types. */
    reset?: boolean;
  }
}

interface LeafletMapProps {
  readonly label: string;
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string;
  readonly attribution: string;
  readonly pin: MapPosition;
  /** Where the device is, with its accuracy in metres. */
  readonly own: (MapPosition & { readonly accuracy: number }) | null;
  readonly onMove: (position: MapPosition) => void;
  readonly onTiles: (areShown: boolean) => void;
}

/** Less than a pixel at the closest zoom: the map stands where the pin is. */
const sameM = 0.5;
const closestZoom = 19;

/** A map that is moved under a pin in its middle: by finger, mouse and arrow keys, and by a tap on a place. */
export default function LeafletMapView({
  label,
  tilesUrl,
  attribution,
  pin,
  own,
  onMove,
  onTiles,
}: LeafletMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<{ readonly map: LeafletMap; readonly own: LayerGroup } | null>(null);
  const isFitting = useRef(false);
  const tellMove = useEffectEvent((map: LeafletMap) => {
    if (isFitting.current) return;
    const position = centreOf(map);
    // It was moved to where the pin is already.
    if (metresBetween(position, pin) > sameM) onMove(position);
  });
  const tellTiles = useEffectEvent(onTiles);
  const begin = useEffectEvent((container: HTMLElement) => {
    const map = createMap(container, {
      center: [pin.latitude, pin.longitude],
      zoom: mapZoom.moved,
      zoomControl: false,
    });
    // The search is at the top.
    map.addControl(control.zoom({ position: 'bottomleft' }));
    map.attributionControl.setPrefix(false);
    // The server of the tiles wants to know which app asks.
    let arrived = 0;
    tileLayer(tilesUrl, { attribution, maxZoom: closestZoom, referrerPolicy: 'origin' })
      .on('loading', () => (arrived = 0))
      .on('tileload', () => {
        arrived += 1;
        tellTiles(true);
      })
      // A tile may be missing among others; where none came, there is no map to see.
      .on('load', () => arrived === 0 && tellTiles(false))
      .addTo(map);
    map.on('click', ({ latlng }) => map.panTo(latlng));
    map.on('moveend', () => tellMove(map));
    shown.current = { map, own: layerGroup().addTo(map) };
  });
  // Leaflet would keep the middle by whole pixels, and the pin would wander by metres.
  const fit = useEffectEvent(() => {
    const map = shown.current?.map;
    if (map === undefined) return;
    isFitting.current = true;
    map.invalidateSize({ pan: false });
    centreOn(map, pin);
    isFitting.current = false;
  });
  useEffect(() => {
    const container = place.current;
    if (container === null) return;
    begin(container);
    const watcher = new ResizeObserver(() => fit());
    watcher.observe(container);
    return () => {
      watcher.disconnect();
      shown.current?.map.remove();
      shown.current = null;
    };
  }, []);
  useEffect(() => {
    const map = shown.current?.map;
    if (map === undefined || metresBetween(centreOf(map), pin) <= sameM) return;
    centreOn(map, pin);
  }, [pin]);
  useEffect(() => {
    const layer = shown.current?.own.clearLayers();
    if (layer === undefined || own === null) return;
    const at: [number, number] = [own.latitude, own.longitude];
    circle(at, { radius: own.accuracy, className: styles.accuracy ?? '' }).addTo(layer);
    circleMarker(at, { radius: 8, className: styles.dot ?? '' }).addTo(layer);
  }, [own]);
  return <div ref={place} className={styles.map} role="application" aria-label={label} />;
}

// Without `reset`, Leaflet pans a near centre by whole pixels, and the pin would be metres beside its position.
function centreOn(map: LeafletMap, { latitude, longitude }: MapPosition) {
  map.setView([latitude, longitude], map.getZoom(), { reset: true });
}

function centreOf(map: LeafletMap): MapPosition {
  const { lat, lng } = map.getCenter().wrap();
  return { latitude: lat, longitude: lng };
}
