/** Sets the colours that the device asks for, now and when it changes its mind. */
export function followColourScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () =>
    document.documentElement.setAttribute('data-mantine-color-scheme', dark.matches ? 'dark' : 'light');
  apply();
  dark.addEventListener('change', apply);
}
