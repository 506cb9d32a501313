import { waitForTurn } from '@banyan/ui/turns.ts'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { chunksWanted, failed } from './signals.ts'

/**
 * A part of a page whose code comes when it is first shown; `prepare` fetches it ahead. Code that doesn't come leaves
 * the place empty and the page whole; the failure is told, and the part comes when chunks are wanted again.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const Part = lazy(() =>
    fetch().then(
      // Several that one chunk brings are not laid out all at once.
      (Came) => new Promise<{ default: typeof Came }>((come) => waitForTurn(() => come({ default: Came }))),
      (error: unknown) => ({ default: standIn(fetch, error) }),
    ),
  )
  const prepare = () =>
    void fetch()
      .catch(() => {})
      .then(() => chunksWanted.tell())
  return Object.assign(Part as ComponentType<Props>, { prepare })
}

function standIn<Props extends object>(fetch: () => Promise<ComponentType<Props>>, error: unknown) {
  return function StandIn(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      if (Part) return
      failed.tell(error)
      return chunksWanted.hear(() => void fetch().then((Came) => setPart(() => Came), failed.tell))
    }, [Part])
    return Part ? <Part {...props} /> : null
  }
}
