import { startApp } from './app/start-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
void startApp(root);
