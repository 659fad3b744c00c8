import { NotFoundScreen } from '../ui/feedback/not-found-screen.tsx';

export default function NotFoundRoute() {
  return <NotFoundScreen />;
}
