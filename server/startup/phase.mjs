/**
 * Does one step of a start and prints its name and how many milliseconds it took. Plain JavaScript: the scripts that
 * run before the first installation use it too.
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
