// Stands in for the process that reads files: does what the file says.
process.on('message', ({ bytes }) => {
  const word = Buffer.from(bytes).toString();
  if (word === 'hang') for (;;);
  if (word === 'eat') {
    const eaten = [];
    for (;;) eaten.push(Array.from({ length: 1_000_000 }, () => [word]));
  }
  if (word === 'exit') process.exit(1);
  const share = { work: 0.95, starve: 0.05, wait: 0.05 }[word];
  if (share !== undefined) {
    let ms = 0;
    setInterval(() => process.send?.({ processorMs: (ms += 100) * share }), 100);
    if (word === 'wait') setTimeout(() => answer(word), 7000);
    return;
  }
  if (word === 'stop') {
    process.send?.({ processorMs: 100 });
    return;
  }
  if (word === 'slow pages') {
    for (const page of [1, 2, 3]) setTimeout(() => process.send?.({ page, pages: 3 }), page * 1000);
    setTimeout(() => answer(word), 3000);
    return;
  }
  answer(`${word} by ${process.pid}`);
});

/** @param {string} name */
function answer(name) {
  process.send?.({ reading: { rows: [{ name }], columns: [] } });
}
process.on('disconnect', () => process.exit());
