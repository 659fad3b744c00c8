/**
 * Of the words of a file those with these names, their forms and what is under them, by their whole keys. Throws where there is none.
 * @param {object} words
 * @param {readonly string[]} names
 * @returns {[string, string][]}
 */
export function pickWords(words, names) {
  const all = flatten(words, '');
  return names.flatMap((name) => {
    const found = all.filter(
      ([key]) => key === name || key.startsWith(`${name}_`) || key.startsWith(`${name}.`),
    );
    if (found.length === 0) throw new Error(`there is no word ${name}`);
    return found;
  });
}

/**
 * @param {object} words
 * @param {string} before
 * @returns {[string, string][]}
 */
function flatten(words, before) {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[`${before}${name}`, word]] : flatten(word, `${before}${name}.`),
  );
}
