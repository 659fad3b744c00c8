import type { MapPosition } from '../../domain/places/map-position.ts';
import { chineseDistricts, chineseProvinces } from './chinese-names.ts';
import type { GazetteerData } from './gazetteer-data.ts';
import { knownPlaces } from './known-places.ts';
import { foldName } from './place-words.ts';
import type { Place, PlaceLanguage } from './places.ts';

/** A place that can be found. */
export interface Entry extends MapPosition {
  /** In the form of `foldName`. */
  readonly names: readonly string[];
  /** Names of the areas that it is in, and its postcode, in the same form. */
  readonly within: readonly string[];
  /** ISO 3166. */
  readonly country: string;
  /** Official code of its province; null outside Thailand. */
  readonly province: string | null;
  /** Of two that match alike the one with the greater weight is meant; up to 1. */
  readonly weight: number;
  /** Whether the position is its own, and not that of the area it is in. */
  readonly isPlaced: boolean;
  /** Whether it is a subdistrict, a district or a province of Thailand. */
  readonly isArea: boolean;
  /** What is shown of it. */
  readonly place: (language: PlaceLanguage) => Place;
}

interface Names {
  readonly zh: string;
  readonly en: string;
  readonly th: string;
}

const bangkok = '10';
const geonames = 'GeoNames';
const people = 1e8;

/** Everything that can be found by name. */
export function gazetteerEntries(data: GazetteerData): Entry[] {
  const provinces = new Map(
    data.provinces.map((one) => [one.code, { ...one, zh: chineseProvinces[one.code] ?? '' }]),
  );
  const districts = new Map(
    data.districts.map((one) => [one.code, { ...one, zh: chineseDistricts[one.code] ?? '' }]),
  );
  const postcodes = usualPostcodes(data);

  // Folded once for each district: of each place in it that would be most of what the server's start takes.
  const areas = new Map(
    [...districts.values()].map((district) => {
      const province = provinces.get(district.province);
      if (province === undefined) throw new Error(`There is no province ${district.province}`);
      return [district.code, { district, province, names: [...folded(district), ...folded(province)] }];
    }),
  );

  function areasOf(code: string) {
    const found = areas.get(code);
    if (found === undefined) throw new Error(`There is no district ${code}`);
    return found;
  }

  function entry(
    names: Names,
    code: string,
    {
      own,
      postcode,
      ...rest
    }: MapPosition & Pick<Entry, 'weight' | 'isPlaced' | 'isArea'> & { own: Names; postcode: string },
  ): Entry {
    const { district, province, names: around } = areasOf(code);
    return {
      names: folded(names),
      within: postcode === '' ? around : [...around, postcode],
      country: 'TH',
      province: province.code,
      ...rest,
      place: (language) => ({
        place_name: nameOf(names, language),
        address: thaiAddress(language, { own, district, province, postcode }),
        latitude: rest.latitude,
        longitude: rest.longitude,
        attribution: geonames,
      }),
    };
  }

  const nothing: Names = { zh: '', en: '', th: '' };
  return [
    ...[...provinces.values()].map((province): Entry => {
      const { latitude, longitude } = province;
      return {
        names: folded(province),
        within: [],
        country: 'TH',
        province: province.code,
        weight: 0.8,
        // Its seat is a district of its own.
        isPlaced: false,
        isArea: true,
        latitude,
        longitude,
        place: (language) => {
          const name = nameOf(province, language);
          return { place_name: name, address: name, latitude, longitude, attribution: geonames };
        },
      };
    }),
    ...[...districts.values()].map((district) =>
      entry(district, district.code, {
        own: nothing,
        postcode: postcodes.get(district.code) ?? '',
        weight: 0.6,
        isPlaced: true,
        isArea: true,
        ...positionOf(district),
      }),
    ),
    ...data.subdistricts.map((one) => {
      const names = { zh: '', en: one.en, th: one.th };
      const { postcode, is_placed: isPlaced } = one;
      return entry(names, one.district, {
        own: names,
        postcode,
        weight: 0.4,
        isPlaced,
        isArea: true,
        ...positionOf(one),
      });
    }),
    ...data.towns.map((town) =>
      entry({ ...nothing, en: town.en }, town.district, {
        own: nothing,
        postcode: postcodes.get(town.district) ?? '',
        weight: 0.3,
        isPlaced: true,
        isArea: false,
        ...positionOf(town),
      }),
    ),
    ...knownPlaces.map((known) =>
      entry(known, known.district, {
        own: nothing,
        postcode: postcodes.get(known.district) ?? '',
        weight: 0.7,
        isPlaced: true,
        isArea: false,
        ...positionOf(known),
      }),
    ),
    ...data.cities.map(([name, country, latitude, longitude, count]): Entry => ({
      names: [foldName(name)],
      within: [],
      country,
      province: null,
      weight: Math.min(1, Math.log10(count + 1) / Math.log10(people)),
      isPlaced: true,
      isArea: false,
      latitude,
      longitude,
      place: (language) => ({
        place_name: name,
        address: [name, countryName(country, language)].join(', '),
        latitude,
        longitude,
        attribution: geonames,
      }),
    })),
  ];
}

/** The postcode that most subdistricts of each district have. */
function usualPostcodes({ subdistricts }: GazetteerData): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { district, postcode } of subdistricts) {
    const ofDistrict = counts.get(district) ?? new Map<string, number>();
    counts.set(district, ofDistrict.set(postcode, (ofDistrict.get(postcode) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([district, ofDistrict]) => {
      const [most] = [...ofDistrict].sort(([, one], [, other]) => other - one);
      return [district, most?.[0] ?? ''];
    }),
  );
}

function folded({ zh, en, th }: Names): string[] {
  return [zh, en, th].filter((name) => name !== '').map(foldName);
}

function positionOf({ latitude, longitude }: MapPosition): MapPosition {
  return { latitude, longitude };
}

function nameOf(names: Names, language: PlaceLanguage): string {
  return names[language] || names.en || names.th;
}

/** As a Thai address is written: from the smallest area to the postcode; in Chinese from the greatest. */
function thaiAddress(
  language: PlaceLanguage,
  {
    own,
    district,
    province,
    postcode,
  }: { own: Names; district: Names; province: Names & { code: string }; postcode: string },
): string {
  const parts = (...texts: readonly string[]) => texts.filter((text) => text !== '');
  if (language === 'th') {
    const [one, two, three] = province.code === bangkok ? ['แขวง', 'เขต', ''] : ['ต.', 'อ.', 'จ.'];
    const named = (kind: string, name: string) => (name === '' ? '' : kind + name);
    return parts(named(one, own.th), named(two, district.th), named(three, province.th), postcode).join(' ');
  }
  const [subdistrict, ...areas] = [
    own[language] || own.en,
    nameOf(district, language),
    nameOf(province, language),
  ];
  if (language === 'zh') return parts(...areas.reverse(), subdistrict, postcode).join(' ');
  return parts(subdistrict, ...areas.slice(0, -1), parts(areas.at(-1) ?? '', postcode).join(' ')).join(', ');
}

function countryName(code: string, language: PlaceLanguage): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
