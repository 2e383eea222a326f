import '../styles/pages.css';
import { Bar } from '../parts/Bar.tsx';
import { Brand } from '../parts/Brand.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Face } from '../parts/Face.tsx';
import { useTitle } from './title.ts';
import { pageWords } from './words.ts';

export type Nowhere = 'noSuchTable' | 'gone' | 'nowhere';

/** Where no table stands. */
export function Gone({ why }: { why: Nowhere }) {
  const { gone } = pageWords.value;
  useTitle(gone.title);
  return (
    <>
      <Bar start={<Brand />} />
      <main class="wrap slim stack loose gone">
        <Face chair={null} />
        <h1>{gone.title}</h1>
        <p class="lede">{gone[why]}</p>
        <div class="row">
          <ButtonLink kind="go" size="big" icon="plus" to="/new">
            {gone.make}
          </ButtonLink>
          <ButtonLink size="big" to="/">
            {gone.start}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
