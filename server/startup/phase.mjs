/**
 * Runs one step of the start-up and prints its name and duration in milliseconds. Plain JavaScript, since it runs before
 * packages are installed.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function phase(name, work) {
  process.stdout.write(`${name} … `);
  const begun = performance.now();
  try {
    const result = await work();
    process.stdout.write(`${Math.round(performance.now() - begun)} ms\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
