import { use } from 'react';
import type { ComponentType } from 'react';
import { loadWords } from '../../i18n/i18n.ts';
import type { FeatureWords } from '../../i18n/i18n.ts';
import { loadedOnce } from './loaded-once.ts';

type RouteModule<Props> = Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A route, or a part of one, whose code and words are fetched when it is first shown; a fetch that failed is tried again at a later showing.
 * `words` are those of its feature; what all screens share comes in any case.
 */
export function lazyRoute<Props extends object>(
  load: () => RouteModule<Props>,
  words?: FeatureWords,
): ComponentType<Props> {
  const route = loadedOnce(() => Promise.all([load(), loadWords(words)]).then(([module]) => module));
  return function LazyRoute(props: Props) {
    const { default: Route } = use(route());
    return <Route {...props} />;
  };
}
