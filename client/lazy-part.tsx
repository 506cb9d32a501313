import { waitForTurn } from '@banyan/ui/frame-turns.ts'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { chunksWanted, failed } from './signals.ts'

/**
 * A part of a page whose code comes when it is first shown; `prepare` fetches it ahead. Code that doesn't come leaves
 * the place empty and the page whole; the failure is told, and the part comes when chunks are wanted again. `atOnce`: it is
 * what the visitor came for, and does not wait behind what else is put into the page.
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  { atOnce = false }: { readonly atOnce?: boolean } = {},
) {
  let ready: ComponentType<Props> | undefined
  const fetchPart = async () => {
    ready = await fetch()
    return ready
  }
  const Late = lazy(() =>
    fetchPart().then(
      (Came) =>
        new Promise<{ default: typeof Came }>((come) => {
          const letIn = () => come({ default: Came })
          // Several that one chunk brings are not laid out all at once.
          if (atOnce) letIn()
          else waitForTurn(letIn)
        }),
      (error: unknown) => ({ default: standIn(fetchPart, error) }),
    ),
  )
  /** What has come already is part of the first rendering: React shows what suspends 300 ms later at times. */
  function Part(props: Props) {
    const [Shown] = useState(() => ready ?? Late)
    return <Shown {...props} />
  }
  const prepare = async () => {
    await fetchPart().catch(() => {})
    chunksWanted.tell()
  }
  return Object.assign(Part, { prepare })
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
