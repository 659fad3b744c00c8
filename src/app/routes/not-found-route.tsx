import { NotFoundScreen } from '../../screens/not-found/not-found-screen.tsx';

export function NotFoundRoute() {
  return <NotFoundScreen />;
}
