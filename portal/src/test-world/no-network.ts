import nodeConsole from 'node:console'

// The address of the DOM is one where a developer's own server may answer: a call that no test expects reaches nobody.
globalThis.fetch = () => Promise.reject(new TypeError('a component test has no network'))

// The DOM writes to Node's console; through the runner's its lines belong to their test, and show where that fails.
const { error, warn } = console
Object.assign(nodeConsole, { error, warn })
