import { use } from 'react';
import type { ComponentType } from 'react';
import { loadWords } from '../../i18n/i18n.ts';
import type { FeatureWords } from '../../i18n/i18n.ts';

type RouteModule<Props> = Promise<{ readonly default: ComponentType<Props> }>;

/** Milliseconds for which a failure is kept: React has to render it once before the next attempt. */
const failureStandsMs = 1000;

/**
 * A route, or a part of one, whose code and words are fetched when it is first shown; a fetch that failed is tried again at a later showing.
 * `words` are those of its feature; what all screens share comes in any case.
 */
export function lazyRoute<Props extends object>(
  load: () => RouteModule<Props>,
  words?: FeatureWords,
): ComponentType<Props> {
  let loading: RouteModule<Props> | null = null;

  function begin(): RouteModule<Props> {
    const beginning = Promise.all([load(), loadWords(words)]).then(([route]) => route);
    beginning.catch(() => setTimeout(() => (loading = null), failureStandsMs));
    return beginning;
  }

  return function LazyRoute(props: Props) {
    loading ??= begin();
    const { default: Route } = use(loading);
    return <Route {...props} />;
  };
}
