// Lasts as long as the tab. Storage may be closed to us altogether; then nothing is kept.

const parsed = new Map<string, { text: string; value: unknown }>()

/** What this session has kept under a name; each text is parsed once. */
export function readKept<Value>(name: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(name)
    if (text === null) return undefined
    const known = parsed.get(name)
    if (known?.text === text) return known.value as Value
    const value: unknown = JSON.parse(text)
    parsed.set(name, { text, value })
    return value as Value
  } catch {
    return undefined
  }
}

/** Keeps a value for the session; `undefined` forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {}
}

/** Forgets all that was kept. */
export function clearKept(): void {
  try {
    sessionStorage.clear()
  } catch {}
}
