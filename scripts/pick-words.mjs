/**
 * Of the words of a file those with these names, their forms and what is under them, by their whole keys.
 * @param {object} words
 * @param {readonly string[]} names
 * @returns {[string, string][]}
 */
export function pickWords(words, names) {
  return flatten(words, '').filter(([key]) =>
    names.some((name) => key === name || key.startsWith(`${name}_`) || key.startsWith(`${name}.`)),
  );
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
