import { use } from 'react';
import type { ComponentType } from 'react';
import { loadWords } from '../../i18n/i18n.ts';
import type { FeatureWords } from '../../i18n/i18n.ts';

type RouteModule = Promise<{ readonly default: ComponentType }>;

/** Milliseconds for which a failure is kept: React has to render it once before the next attempt. */
const failureStandsMs = 1000;

/**
 * A route whose code and words are fetched when it is first shown; a fetch that failed is tried again at a later showing.
 * `words` are those of its feature; what all screens share comes in any case.
 */
export function lazyRoute(load: () => RouteModule, words?: FeatureWords): ComponentType {
  let loading: RouteModule | null = null;

  function begin(): RouteModule {
    const beginning = Promise.all([load(), loadWords(words)]).then(([route]) => route);
    beginning.catch(() => setTimeout(() => (loading = null), failureStandsMs));
    return beginning;
  }

  return function LazyRoute() {
    loading ??= begin();
    const { default: Route } = use(loading);
    return <Route />;
  };
}
