import { startApp } from './app/start-app.tsx';

const root = document.getElementById('root');
// None is left where the browser is too old, and the page says so.
if (root !== null) void startApp(root);
