import type { MapPosition } from '../../domain/places/map-position.ts';
import sharp from 'sharp';
import { askBytes, MapServiceFailed } from './ask-service.ts';
import { createLookups } from './lookups.ts';
import type { TileSettings } from './map-settings.ts';

const size = { width: 300, height: 400 };
const tileSize = 256;
const tileLimits = { timeMs: 4_000, bytes: 1_000_000 };
/** The rule of OpenStreetMap's tiles is 2 at most. */
const askedAtOnce = 2;
/** The rule of OpenStreetMap's tiles is 7 days at least. */
const rememberedMs = 7 * 24 * 3_600_000;
const mostRemembered = 300;
/** Of the Mercator projection, where the map ends. */
const farthestLatitude = 85.0511;
const margin = 4;
/** Of the attribution; a longer one is drawn smaller. */
const largestText = { width: size.width - 2 * margin, height: 64 };

const pin = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="34" height="44"><path d="M17 43C11 32 2 27 2 17a15 15 0 0 1 30 0c0 10-9 15-15 26z" fill="#0b7148" stroke="#fff" stroke-width="2"/><circle cx="17" cy="17" r="5.5" fill="#fff"/></svg>',
);
const pinFoot = { left: 17, top: 43 };

/** Draws the map around a position, as png; `gone` is aborted when nobody waits for it any more. */
export type StaticMaps = (position: MapPosition, zoom: number, gone?: AbortSignal) => Promise<Buffer>;

/**
 * Draws maps of 300x400 pixels with a pin and the attribution in the font of a file. Throws `MapServiceFailed` where a tile does not
 * come or is no picture.
 */
export function createStaticMaps({ url, attribution }: TileSettings, fontFile: string): StaticMaps {
  const lookups = createLookups<Buffer>({ askedAtOnce, pauseMs: 0, rememberedMs, mostRemembered });
  const tileAt = (address: string, gone: AbortSignal | undefined) =>
    lookups.find(address, async () => await readTile(await askBytes(new URL(address), tileLimits)), { gone });
  const addressOf = (zoom: number, x: number, y: number) =>
    url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));

  return async (position, zoom, gone) => {
    const drawn = await Promise.all(
      tilesAround(position, zoom).map(async ({ x, y, left, top }) => ({
        input: await tileAt(addressOf(zoom, x, y), gone),
        left,
        top,
      })),
    );
    return await sharp({ create: { ...size, channels: 3, background: '#f0efeb' } })
      .composite([
        ...drawn,
        { input: pin, left: size.width / 2 - pinFoot.left, top: size.height / 2 - pinFoot.top },
        ...(await attributionOverlay(attribution, fontFile)),
      ])
      .png({ palette: true })
      .toBuffer();
  };
}

/** The tiles that the picture shows a part of; `left` and `top` are where their corner is in it. */
function tilesAround({ latitude, longitude }: MapPosition, zoom: number) {
  const across = 2 ** zoom;
  const sine = Math.sin((Math.max(-farthestLatitude, Math.min(farthestLatitude, latitude)) * Math.PI) / 180);
  const left = Math.round(((longitude + 180) / 360) * across * tileSize - size.width / 2);
  const top = Math.round(
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across * tileSize - size.height / 2,
  );
  const range = (start: number, length: number) => {
    const first = Math.floor(start / tileSize);
    return Array.from(
      { length: Math.floor((start + length - 1) / tileSize) - first + 1 },
      (_, at) => first + at,
    );
  };
  return range(top, size.height)
    .filter((y) => y >= 0 && y < across)
    .flatMap((y) =>
      range(left, size.width).map((x) => ({
        x: ((x % across) + across) % across,
        y,
        left: x * tileSize - left,
        top: y * tileSize - top,
      })),
    );
}

async function readTile(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: 1024 * 1024 })
      .resize(tileSize, tileSize)
      .removeAlpha()
      .png()
      .toBuffer();
  } catch (error) {
    throw new MapServiceFailed('a tile is no picture', { cause: error });
  }
}

/** In the lower right corner, on a ground that keeps it readable. */
async function attributionOverlay(attribution: string, fontfile: string) {
  const text = await sharp({
    text: {
      text: escapeMarkup(attribution),
      width: largestText.width,
      wrap: 'word-char',
      fontfile,
      font: 'Noto Sans Thai 7',
      dpi: 96,
      rgba: true,
    },
  })
    .resize({ ...largestText, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = text.info.width + 2 * margin;
  const height = text.info.height + 2 * margin;
  const ground = await sharp({ create: { width, height, channels: 4, background: '#ffffffd9' } })
    .png()
    .toBuffer();
  return [
    { input: ground, left: size.width - width, top: size.height - height },
    { input: text.data, left: size.width - width + margin, top: size.height - height + margin },
  ];
}

function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
