// Generates domain/contract.gen.ts (types) and domain/operation-routes.gen.ts (method and path of each operation) from openapi.yaml.
// With --check it only reports stale files.
import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

const contract = new URL('../openapi.yaml', import.meta.url);

/** @type {{ paths: Record<string, Record<string, { operationId: string }>> }} */
const { paths } = parse(await readFile(contract, 'utf8'));
const routes = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, { operationId }]) =>
      /** @type {[string, [string, string]]} */ ([operationId, [method.toUpperCase(), path]]),
  ),
);

/** The path that most operations have: their id in words. */
const pathOf = (/** @type {string} */ id) =>
  `/${id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** Ids by method; behind a path that is another than the id says. */
const ids = Object.fromEntries(
  [...new Set(routes.map(([, [method]]) => method))].map((method) => [
    method,
    routes
      .filter(([, [its]]) => its === method)
      .map(([id, [, path]]) => (path === pathOf(id) ? id : `${id}=${path}`))
      .join(' '),
  ]),
);

const generated = {
  'contract.gen.ts': astToString(await openapiTS(contract)),
  'operation-routes.gen.ts': `
    type OperationRoutes = ${JSON.stringify(Object.fromEntries(routes))};

    /** The ids of each method; a path is its id in words, or stands behind it. So short because the page begins with it. */
    const ids = ${JSON.stringify(ids)};

    const routes = Object.entries(ids).flatMap(([method, list]) => list.split(' ').map((entry) => {
      const [id = '', path = \`/\${id.replace(/[A-Z]/g, (letter) => \`_\${letter.toLowerCase()}\`)}\`] = entry.split('=');
      return [id, [method, path]] as const;
    }));

    /** Method and path, below \`/api\`, of each operation. */
    export const operationRoutes = Object.fromEntries(routes) as unknown as Readonly<OperationRoutes>;`,
};

for (const [name, text] of Object.entries(generated)) {
  const target = fileURLToPath(new URL(`../domain/${name}`, import.meta.url));
  const source = await format(
    `// Generated from openapi.yaml by scripts/generate-contract.mjs.\n\n${text.trim()}`,
    {
      ...(await resolveConfig(target)),
      filepath: target,
    },
  );
  if (!argv.includes('--check')) {
    await writeFile(target, source);
  } else if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
    console.error(`domain/${name} is stale: run \`npm run generate\``);
    process.exitCode = 1;
  }
}
