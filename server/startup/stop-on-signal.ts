/**
 * Stops and ends the process at SIGINT and SIGTERM. Ctrl-C reaches it twice, from the terminal and from npm: what comes
 * after the first signal changes nothing.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}
