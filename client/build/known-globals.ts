import type { Plugin } from 'vite'

/** What every browser has that the portal is made for (the last 30 months of Chrome, Safari 16.4), by its `typeof`. */
const known = {
  object: ['window', 'window.document', 'document', 'performance', 'Reflect'],
  function: [
    ...['window.document.createElement', 'performance.now', 'performance.getEntriesByType', 'Object.is'],
    ...['AbortController', 'IntersectionObserver', 'MessageChannel', 'PointerEvent', 'Promise', 'WeakMap', 'WeakSet'],
    ...['clearTimeout', 'queueMicrotask', 'reportError', 'requestAnimationFrame', 'setTimeout'],
  ],
  /** Only Node and old Internet Explorers have these. */
  undefined: ['process', 'setImmediate'],
}

/** Answers while building what libraries ask about their surroundings, and leaves out what they carry for other ones. */
export function knownGlobals(): Plugin {
  const answers = Object.entries(known).flatMap(([type, names]) =>
    names.map((name) => [`typeof ${name}`, JSON.stringify(type)] as const),
  )
  // React looks for its developer tools, which belong to development.
  const define = { ...Object.fromEntries(answers), __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }
  return { name: 'banyan-known-globals', apply: 'build', config: () => ({ define }) }
}
