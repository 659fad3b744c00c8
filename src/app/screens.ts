import type { ComponentType } from 'react';
import type { Feature, FeatureRoute } from '../features/feature.ts';
import { lazyRoute } from '../ui/layout/lazy-route.tsx';

/** A route of a feature with what shows it. */
export interface Screen extends Omit<FeatureRoute, 'screen' | 'signedOut'> {
  readonly Screen: ComponentType;
  readonly SignedOut: ComponentType | null;
}

/** The screens of features; each is fetched, with its feature's words, when it is first shown. */
export function toScreens(features: readonly Feature[]): readonly Screen[] {
  return features.flatMap(({ words, routes }) =>
    routes.map(({ screen, signedOut, ...route }) => ({
      ...route,
      Screen: 'loaded' in screen ? screen.loaded : lazyRoute(screen, words),
      SignedOut: signedOut === undefined ? null : lazyRoute(signedOut, words),
    })),
  );
}
