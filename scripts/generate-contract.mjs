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
  Object.entries(methods).map(([method, { operationId }]) => [operationId, [method.toUpperCase(), path]]),
);

const generated = {
  'contract.gen.ts': astToString(await openapiTS(contract)),
  'operation-routes.gen.ts': `
    /** Method and path, below \`/api\`, of each operation. */
    export const operationRoutes = ${JSON.stringify(Object.fromEntries(routes))} as const;`,
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
