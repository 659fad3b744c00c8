/** The files of the built app; the build puts the list here. */
declare const shellFiles: readonly import('workbox-precaching').PrecacheEntry[];
