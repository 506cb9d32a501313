interface Waiting<Asked, Answer> {
  readonly asked: Asked
  readonly answered: PromiseWithResolvers<Answer>
}

/**
 * Answers by one look all who asked in one turn of the event loop, or while the last look was under way: at little load a
 * look is for one and waits for nobody, in a storm it costs as much for hundreds.
 */
export function together<Asked, Answer>(
  atMost: number,
  look: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = []
  let isLooking = false
  const lookForAll = async () => {
    while (waiting.length > 0) {
      const these = waiting.slice(0, atMost)
      waiting = waiting.slice(atMost)
      try {
        const answers = await look(these.map(({ asked }) => asked))
        for (const [at, { answered }] of these.entries()) answered.resolve(answers[at] as Answer)
      } catch (error) {
        for (const { answered } of these) answered.reject(error)
      }
    }
    isLooking = false
  }
  return (asked) => {
    const answered = Promise.withResolvers<Answer>()
    waiting.push({ asked, answered })
    if (!isLooking) {
      isLooking = true
      setImmediate(() => void lookForAll())
    }
    return answered.promise
  }
}
