// Stands in for the process that reads files: does what the file says.
process.on('message', ({ bytes }) => {
  const word = Buffer.from(bytes).toString();
  if (word === 'hang') for (;;);
  if (word === 'eat') {
    const eaten = [];
    for (;;) eaten.push(Array.from({ length: 1_000_000 }, () => [word]));
  }
  if (word === 'exit') process.exit(1);
  if (word === 'starve' || word === 'work') {
    setInterval(() => process.send?.({ processorMs: word === 'starve' ? 100 : 1900 }), 100);
    return;
  }
  if (word === 'slow pages') {
    for (const page of [1, 2, 3]) setTimeout(() => process.send?.({ page, pages: 3 }), page * 1000);
    setTimeout(() => process.send?.({ reading: { rows: [{ name: word }], columns: [] } }), 3000);
    return;
  }
  process.send?.({ reading: { rows: [{ name: `${word} by ${process.pid}` }], columns: [] } });
});
process.on('disconnect', () => process.exit());
