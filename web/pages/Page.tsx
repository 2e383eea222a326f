import { route } from '../router.ts';

/** The page for the address. */
export function Page() {
  return <p class="wrap">{route.value.page}</p>;
}
