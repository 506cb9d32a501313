/** What `work` comes to, or `late` once so long has gone; the work goes on by itself. It keeps no process alive. */
export async function withinTime<T>(work: Promise<T>, ms: number, late: T): Promise<T> {
  const passed = Promise.withResolvers<T>()
  const timer = setTimeout(() => passed.resolve(late), ms).unref()
  try {
    return await Promise.race([work, passed.promise])
  } finally {
    clearTimeout(timer)
  }
}
