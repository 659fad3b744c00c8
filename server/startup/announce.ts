import { isLoopback, type Config } from '../config.ts';
import { personas } from '../demo/personas.ts';

/** Prints the server's address and, in demo mode, the demo users. */
export function announce(config: Config, port: number, { hasMerchant }: { hasMerchant: boolean }): void {
  const address = `http://${isLoopback(config.host) ? 'localhost' : config.host}:${port}`;
  const lines = [`Talat is on ${address}`];
  if (config.demo) {
    lines.push('', `Demo people, a button each on ${address}/auth:`);
    for (const { id, name, role, merchantId } of personas) {
      lines.push(`  ${id.padEnd(18)} ${merchantId.padEnd(8)} ${name} (${role || 'customer'})`);
    }
    if (config.line.channelId !== null) lines.push('LINE is not used in the demo: set TALAT_DEMO=0 for it');
  }
  if (!hasMerchant)
    lines.push(
      '',
      'There is no merchant yet, and nobody can sign in. The next command:',
      '  npm run merchant -- add --name NAME --owner-line-id ID --channel-id ID --liff-id ID',
    );
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
