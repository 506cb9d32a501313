/** Does `work` again and again until it is disposed; it keeps no process alive. */
export function every(ms: number, work: () => void): Disposable {
  const timer = setInterval(work, ms).unref()
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
