/** What `make` makes, made when it is first asked for: a start compiles nothing that no request needs. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
