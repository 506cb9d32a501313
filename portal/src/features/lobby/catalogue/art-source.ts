import { useValue } from '@banyan/ui/value-store.ts'
import { useState } from 'react'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { answeringCdn, noteAnswer, noteMiss } from './art/answering-cdn.ts'
import defaultArt from './art/default-art.svg?no-inline'

interface ArtSource {
  readonly src: string
  /** No address has the picture: this is the default image. */
  readonly isDefault: boolean
  /** For the image. */
  readonly onLoad: () => void
  readonly onError: () => void
}

interface Tried {
  readonly path: string
  readonly failed: readonly string[]
  /** The source that has loaded; it is kept. */
  readonly loaded?: string
}

/**
 * Where a picture is loaded from: the imageCDN that answers, then the next, then the default image (requirements
 * SYS-26). An empty path is the default image.
 */
export function useArtSource(path: string): ArtSource {
  const { imageCDNs } = usePortalConfig().info
  const answering = useValue(answeringCdn)
  const [state, setTried] = useState<Tried>({ path, failed: [] })
  const tried = state.path === path ? state : { path, failed: [] }
  const cdn = inOrder(imageCDNs, answering).find((each) => !tried.failed.includes(withPrefix(each, path)))
  const source = path.startsWith('/') ? cdn !== undefined && withPrefix(cdn, path) : path
  const failed = !source || tried.failed.includes(source)
  const src = tried.loaded ?? (failed ? defaultArt : source)
  return {
    src,
    isDefault: src === defaultArt,
    onLoad() {
      if (failed || tried.loaded) return
      if (cdn) noteAnswer(cdn)
      setTried({ ...tried, loaded: source })
    },
    onError() {
      if (failed) return
      if (cdn) noteMiss(cdn)
      setTried({ path, failed: [...tried.failed, source] })
    },
  }
}

/** No address means our own server; `undefined` that every one has failed. */
function inOrder(cdns: readonly string[], first: string | undefined): readonly string[] {
  if (cdns.length === 0) return ['']
  const at = Math.max(0, first === undefined ? 0 : cdns.indexOf(first))
  return [...cdns.slice(at), ...cdns.slice(0, at)]
}

function withPrefix(cdn: string, path: string): string {
  return cdn.replace(/\/$/, '') + path
}
