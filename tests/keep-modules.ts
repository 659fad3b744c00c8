import type { Plugin } from 'vite';

/**
 * Lets the browser keep the modules that Vite serves: nothing is changed while tests run, and each page would ask about each of
 * hundreds of modules again. What a test puts in the place of a module is not served by Vite, and not kept.
 */
export function keepModules(): Plugin {
  return {
    name: 'keep-modules',
    configureServer({ middlewares }) {
      middlewares.use((_, response, next) => {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value);
        next();
      });
    },
  };
}
