import { box, disc, fill, line, svg } from './paint.mjs';

/** @type {(awning: string, wall: string, door: string) => string} */
function shopFront(awning, wall, door) {
  const stripes = [60, 116, 172, 228, 284]
    .map((x) => fill(`M${x + 28} 92H${x + 56}V134A14 14 0 0 1 ${x + 28} 134Z`, '#f8f3e6'))
    .join('');
  const scallops = [60, 88, 116, 144, 172, 200, 228, 256, 284, 312]
    .map((x) => fill(`M${x} 92H${x + 28}V134A14 14 0 0 1 ${x} 134Z`, awning))
    .join('');
  return svg(
    400,
    300,
    `<rect width="400" height="300" fill="#e2ebee"/>${
      box(0, 262, 400, 38, 0, '#cfc8bb') +
      box(56, 40, 288, 224, 6, wall) +
      box(96, 54, 208, 30, 6, door) +
      line('M122 69H278', '#f6ead0', 7) +
      scallops +
      stripes +
      box(76, 160, 118, 82, 4, '#fdf3d8') +
      box(86, 186, 30, 44, 4, '#3f8f87') +
      box(122, 196, 26, 34, 4, '#d97a50') +
      disc(168, 214, 16, '#d9a441') +
      line('M76 232H194', door, 6) +
      box(222, 160, 92, 102, 4, door) +
      box(232, 170, 34, 82, 3, '#bcd6d8') +
      box(270, 170, 34, 82, 3, '#bcd6d8') +
      disc(200, 252, 12, '#5f9a68') +
      box(190, 250, 20, 16, 3, '#a9664a') +
      disc(334, 250, 13, '#5f9a68') +
      box(324, 250, 20, 16, 3, '#a9664a')
    }`,
  );
}

/** @type {(turn: number, river: string) => string} */
function mapPicture(turn, river) {
  return svg(
    300,
    400,
    `<rect width="300" height="400" fill="#eef0ea"/><g transform="rotate(${turn} 150 200)">${
      line(river, '#c3daee', 62) +
      box(168, 40, 96, 74, 10, '#cfe3cc') +
      box(20, 150, 66, 52, 10, '#d8e8d2') +
      line('M-60 132H360M-60 226H360M96 -60V460M216 -60V460', '#ffffff', 17) +
      line('M-60 60L360 10M150 -60V460M-60 300H360M40 -60L20 460M280 -60L264 460', '#ffffff', 8) +
      box(112, 146, 26, 26, 4, '#dfe1d9') +
      box(166, 146, 34, 18, 4, '#dfe1d9') +
      box(232, 142, 24, 40, 4, '#dfe1d9') +
      box(112, 242, 24, 36, 4, '#dfe1d9') +
      box(166, 248, 32, 24, 4, '#dfe1d9')
    }</g>${
      disc(150, 214, 13, '#1d2a24').replace('/>', ' opacity=".16"/>') +
      fill('M150 212Q108 166 108 138A42 42 0 0 1 192 138Q192 166 150 212Z', '#0c7049') +
      disc(150, 138, 17, '#ffffff')
    }`,
  );
}

/** Shop fronts and maps of the addresses, by file name. */
/** @type {Readonly<Record<string, string>>} */
export const placePictures = {
  'shop-green': shopFront('#21734e', '#efe3cc', '#5b4334'),
  'shop-red': shopFront('#c15c46', '#e6ddd0', '#34496e'),
  'shop-blue': shopFront('#3f6fae', '#f1e7d6', '#4d5460'),
  'map-canal': mapPicture(-8, 'M-60 372Q120 330 360 380'),
  'map-river': mapPicture(14, 'M-70 -40Q10 180 -30 460'),
  'map-moat': mapPicture(4, 'M-60 350H300V460'),
};
