/** Does what not every browser can and not every page may: where it fails, nothing happens. */
export async function attempt<T>(act: () => T | Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch {
    return null;
  }
}
