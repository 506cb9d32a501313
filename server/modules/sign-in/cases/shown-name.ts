import { InvalidInput } from '#/platform/http/invalid-input.ts'

/** A name that is shown to people, without the spaces around it: nothing in it may hide, or turn its neighbours around. */
export function shownName(name: string, path: string): string {
  const typed = name.trim()
  if (typed === '' || /\p{C}/u.test(typed)) throw new InvalidInput([{ path, rule: 'rule' }])
  return typed
}
