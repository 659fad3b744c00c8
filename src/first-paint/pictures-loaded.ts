/** Fetches pictures. Resolves when they can be painted, or cannot be had. */
export async function picturesLoaded(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(
    addresses.map(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
    }),
  );
}
