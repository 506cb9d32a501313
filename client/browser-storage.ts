// Storage may be closed to us altogether; what would be kept there then lasts as long as the page.

/** A value that an earlier visit left. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a value for the next visit; `null` forgets it. */
export function store(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {}
}
