import { NotFoundScreen } from '../../screens/not-found/not-found-screen.tsx';

export default function NotFoundRoute() {
  return <NotFoundScreen />;
}
