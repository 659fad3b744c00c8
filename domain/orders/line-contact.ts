/** An account's own id, which only programs know; nobody can be found by it. */
const ownId = /^U[0-9a-f]{32}$/;

/** The address at which somebody can be written to in LINE; null where their LINE ID does not lead anywhere. */
export function lineContact(lineId: string): string | null {
  if (lineId === '' || ownId.test(lineId)) return null;
  const name = encodeURIComponent(lineId.replace(/^@/, ''));
  return lineId.startsWith('@') ? `https://line.me/R/ti/p/@${name}` : `https://line.me/ti/p/~${name}`;
}
