// Writes the types of the contract (openapi.yaml) to domain/contract.gen.ts; with --check only says whether they are stale.
import { readFile, writeFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const contract = new URL('../openapi.yaml', import.meta.url);
const target = fileURLToPath(new URL('../domain/contract.gen.ts', import.meta.url));

const types = astToString(await openapiTS(contract));
const source = await format(`// Generated from openapi.yaml by scripts/generate-contract.mjs.\n\n${types}`, {
  ...(await resolveConfig(target)),
  filepath: target,
});

if (!argv.includes('--check')) {
  await writeFile(target, source);
} else if ((await readFile(target, 'utf8').catch(() => '')) !== source) {
  console.error('domain/contract.gen.ts is stale: run `npm run generate`');
  exit(1);
}
