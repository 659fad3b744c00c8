import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Feature } from '../../src/features/feature.ts';
import type { FeatureWords } from '../../src/i18n/i18n.ts';
import { keysOf, speakingFeatures, wordPlaces, wordsIn } from './all-words.ts';
import { keysSaid, saidIn } from './said-keys.ts';

const root = fileURLToPath(new URL('../../src/', import.meta.url));
const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    // The journal names events, which people do not read.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('journal/'))
    .map((file) => [join(root, file), readFileSync(join(root, file), 'utf8')]),
);

/** What draws a screen before the app runs, with words of its own: those in a file beside it. */
const drawers = [...sources.keys()].filter((file) =>
  /first-paint\/draw-first-(orders|product)\.ts$/.test(file),
);

const folderOf = (path: string) => /features\/([^/]+)\//.exec(path)?.[1] ?? '';

const wordsByFeature = new Map([
  ...Object.entries(
    import.meta.glob<Record<string, Feature>>('../../src/features/*/*-feature.ts', { eager: true }),
  ).map(([path, module]) => [folderOf(path), Object.values(module)[0]?.words] as const),
  // Parts of screens that are no feature of their own.
  ...Object.entries(
    import.meta.glob<Record<string, FeatureWords>>('../../src/features/*/*-words.ts', { eager: true }),
  ).map(([path, module]) => [folderOf(path), Object.values(module)[0]] as const),
]);

const placeByKey = new Map(
  wordPlaces.flatMap((place) => keysOf(wordsIn(place, 'en')).map((key) => [key, place] as const)),
);

/** The places whose words are there with a feature's: its own and those that it uses. */
function placesWith(feature: string): readonly string[] {
  const used = [...wordsByFeature].filter(([, words]) =>
    wordsByFeature.get(feature)?.uses?.some((use) => use === words),
  );
  return [feature, ...used.flatMap(([name]) => placesWith(name))];
}

/** What is there from the start: home is the first screen. */
const fromStart = ['start', ...placesWith('catalogue')];

/** Words that files say, and that none of the places holds: `file says key`. What is put together must be able to find one. */
function wordsMissing(files: Iterable<string>, places: readonly string[]): readonly string[] {
  const isThere = (key: string) => places.includes(placeByKey.get(key) ?? '');
  const keys = [...placeByKey.keys()];
  return [...files].flatMap((file) => {
    const { spelled, composed } = saidIn(sources.get(file) ?? '');
    const meant = composed.map((pattern) => keys.filter((key) => pattern.test(key)));
    return [
      ...keys.filter((key) => spelled.has(key) && !isThere(key)),
      ...meant.flatMap((found) => (found.some(isThere) ? [] : found)),
    ].map((key) => `${file.slice(root.length)} says ${key}`);
  });
}

const lazyRoute =
  /lazyRoute\(\s*(?:\(\) => import|async \(\) => \(\{ default: \(await import)\('(\.[^']+)'\)(?:\)\.\w+\[name\] \}\))?(?:,\s*(\w+?)(?:Words|Feature\.words))?,?\s*\)/g;

/** A screen in the definition of a feature. */
const screen = /\(\) => import\('(\.[^']+\.tsx)'\)/g;

const isDefinition = (file: string) => /-(feature|workflows)\.ts$/.test(file);

/** What a definition loads is shown by a screen of its own. */
const onDemand = /import\('[^']+'\)/g;

/** What fetches its words itself, and is shown or says something when they are there; without a name, the shared ones. */
const bringsWords = /loadWords\((?:(\w+)Words)?\)/;

/** All that is loaded with a module, in the same moment or by what it shows later; another route is not. */
function loadedWith(file: string, known = new Set<string>()): ReadonlySet<string> {
  const code = sources.get(file)?.replace(isDefinition(file) ? onDemand : lazyRoute, '');
  if (code === undefined || known.has(file)) return known;
  known.add(file);
  const imports = code.matchAll(
    /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';|(?<!typeof )import\('(\.[^']+)'\)/gm,
  );
  for (const [, now, later] of imports) {
    const imported = join(dirname(file), now ?? later ?? '');
    if (now !== undefined || !bringsWords.test(sources.get(imported) ?? '')) loadedWith(imported, known);
  }
  return known;
}

const kebab = (words: string) => words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const routes = [...sources].flatMap(([file, code]) => {
  const brought = bringsWords.exec(code);
  if (brought !== null) return [{ route: file, feature: kebab(brought[1] ?? '') }];
  const isFeature = file.endsWith('-feature.ts');
  return [...code.matchAll(isFeature ? screen : lazyRoute)].map(([, path = '', words = '']) => ({
    route: join(dirname(file), path),
    feature: isFeature ? folderOf(file) : kebab(words),
  }));
});

describe('the start of the app', () => {
  test('says nothing of which the words come later', () => {
    const files = loadedWith(join(root, 'main.tsx'));
    expect(files.size).toBeGreaterThan(50);
    expect(wordsMissing(files, fromStart)).toEqual([]);
  });

  test('holds no words of the shell that only later screens say', () => {
    const code = [...loadedWith(join(root, 'main.tsx'))].map((file) => sources.get(file)).join('\n');
    const keys = keysOf(wordsIn('start', 'en'));
    expect(keysSaid(code, keys)).toEqual(keys);
  });
});

describe('a route', () => {
  test('is found wherever one is made', () => {
    const imported = new Set(
      [...sources.values()].flatMap((code) =>
        [...code.matchAll(/import\('[^']*?([\w-]+-route\.tsx)'\)/g)].map(([, name]) => name),
      ),
    );
    const lazy = [...sources.keys()].filter((file) => imported.has(basename(file)));
    expect(lazy.filter((file) => !routes.some(({ route }) => route === file))).toEqual([]);
    expect(lazy.length).toBeGreaterThan(8);
  });

  test.each(routes.map(({ route, feature }) => [route.slice(root.length), feature]))(
    '%s says only what is loaded with it: start, shared, and %s with what it uses',
    (route, feature) => {
      const places = [...fromStart, 'shared', ...(feature === '' ? [] : placesWith(feature))];
      expect(wordsMissing(loadedWith(join(root, route)), places)).toEqual([]);
    },
  );
});

describe('the words of a feature', () => {
  test('are made known by every feature that has some', () => {
    expect([...wordsByFeature.keys()].toSorted()).toEqual(speakingFeatures.toSorted());
  });

  test.each(readdirSync(join(root, 'features')))(
    '%s are, with those that it uses and shared ones, all that its files say',
    (feature) => {
      const files = [...sources.keys()].filter((file) =>
        file.startsWith(join(root, 'features', feature, '/')),
      );
      expect(wordsMissing(files, ['start', 'shared', ...placesWith(feature)])).toEqual([]);
    },
  );

  test('are unknown to what knows no feature', () => {
    const files = [...sources.keys()].filter(
      (file) => !file.startsWith(join(root, 'features')) && !drawers.includes(file),
    );
    expect(wordsMissing(files, ['start', 'shared'])).toEqual([]);
  });
});

describe('what draws a screen before the app runs', () => {
  test.each(drawers.map((file) => file.slice(root.length)))(
    '%s says what the build gives it, and no more',
    (file) => {
      const names = JSON.parse(
        readFileSync(join(root, file.replace('draw-', '').replace('.ts', '-words.json')), 'utf8'),
      ) as Record<string, readonly string[]>;
      const given = Object.values(names).flat();
      const { spelled, composed } = saidIn(sources.get(join(root, file)) ?? '');
      const keys = [...placeByKey.keys()].map((key) => key.replace(/_(one|other)$/, ''));
      const said = keys.filter((key) => spelled.has(key) || composed.some((pattern) => pattern.test(key)));
      const covered = said.map(
        (key) => given.find((name) => key === name || key.startsWith(`${name}.`)) ?? key,
      );
      expect([...new Set(covered)].toSorted()).toEqual([...given].toSorted());
    },
  );
});
