import { vi } from 'vitest'

class Views {
  readonly #tell: () => void
  constructor(callback: IntersectionObserverCallback) {
    this.#tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  observe() {
    this.#tell()
  }
  disconnect() {}
}

/** Whatever waits until it comes near the window is in it. */
export function seeEverything(): void {
  vi.stubGlobal('IntersectionObserver', Views)
}
