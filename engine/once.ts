/** The same work done once for each state, however many look at it: states never change, so the answer stays true. */
export function perState<S extends object, T>(work: (state: S) => T): (state: S) => T {
  const done = new WeakMap<S, { readonly answer: T }>();
  return state => {
    const known = done.get(state);
    if (known !== undefined) return known.answer;
    const answer = work(state);
    done.set(state, { answer });
    return answer;
  };
}

/** Work that is done when somebody asks for its answer, and then never again. */
export function later<T>(work: () => T): () => T {
  let done: { readonly answer: T } | null = null;
  return () => {
    done ??= { answer: work() };
    return done.answer;
  };
}
