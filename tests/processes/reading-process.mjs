// Stands in for the process that reads files: does what the file says.
process.on('message', ({ bytes }) => {
  const word = Buffer.from(bytes).toString();
  if (word === 'hang') for (;;);
  if (word === 'eat') {
    const eaten = [];
    for (;;) eaten.push(Array.from({ length: 1_000_000 }, () => [word]));
  }
  if (word === 'exit') process.exit(1);
  process.send?.({ rows: [{ name: `${word} by ${process.pid}` }] });
});
process.on('disconnect', () => process.exit());
