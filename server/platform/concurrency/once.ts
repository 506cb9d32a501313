/** What `make` makes, made when it is first asked for: a start compiles nothing that no request needs. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What `make` makes of a key, made once for each: several servers of a process share what is made of a schema. */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, { readonly value: Made }>()
  return (key) => {
    const found = made.get(key) ?? { value: make(key) }
    made.set(key, found)
    return found.value
  }
}
