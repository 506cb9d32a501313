import { keep, readKept } from './session-storage.ts'

const storageName = 'reloadedFor'

/** The script that a document begins with; its name has the hash of a release's content. */
const entryScript = /\/js\/index-[\w-]+\.js/

/**
 * Reloads the page where the server has a newer release than the page, whose chunks are gone: once for each release,
 * so that a server which never brings them is not asked for ever. Answers whether it did.
 */
export async function reloadOnNewRelease(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.match(entryScript)?.[0]
  const served = await servedEntry()
  if (!own || !served || served === own || readKept(storageName) === served) return false
  keep(storageName, served)
  // Where nothing can be kept a reload could follow on the other without end.
  if (readKept(storageName) !== served) return false
  location.reload()
  return true
}

async function servedEntry(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return (await answer.text()).match(entryScript)?.[0]
  } catch {
    return undefined
  }
}
