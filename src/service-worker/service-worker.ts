// Keeps the app's own files on the device, so that it starts without a network. Everything else goes to the network
// untouched: what the server knows is never kept here, and no address is written down.
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { publicFile } from './public-file.ts';
import { takeOver } from './take-over.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the server answers itself: calls, and files, whose addresses have an ending. Matched with the query. */
const notPages = [/^\/api(\/|\?|$)/, /^[^?]*\.\w+(\?|$)/];

// Only the very address of a file finds it: a page's address may carry anything, LINE's credentials too.
precacheAndRoute([...shellFiles], { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
registerRoute(
  new NavigationRoute(
    async (options) => {
      const file = (await publicFile(options.url)) ?? '/index.html';
      return createHandlerBoundToURL(file)(options);
    },
    { denylist: notPages },
  ),
);

self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting();
});
// The page of the first visit, too, finds its later parts here when the network is gone.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
