import { settingsTold } from '@banyan/client/signals.ts'
import type { PortalConfig } from '@banyan/contract/system/config.ts'
import type { settingsChanged } from '@banyan/contract/system/settings-event.ts'
import { hearEvent } from '#/src/api/pushes.ts'
import { hearConfig, portalConfig, refreshConfig } from './portal-config.ts'

/** The merchant's settings that pages show, by the names of their sections. */
export type ShownSection = keyof PortalConfig['settings']['sections']

const changed: typeof settingsChanged = 'settings.changed'

/** Tabs that are told at once ask by turns within this time. */
const turnsWithinMs = 300
/** A process that lags behind has caught up by then. */
const askAgainMs = 1_000
const triesAtMost = 3
/** A page that nobody looked at for so long asks when it is seen again: its socket may not be open. */
const longHiddenMs = 30_000

/**
 * Keeps the configuration as new as the server's settings: the socket tells of changes, and so does any answer to a tab
 * without one. A page also asks when it is seen again, and when a planned maintenance is to begin. Answers what stops it.
 */
export function followSettings(): () => void {
  let turn: ReturnType<typeof setTimeout> | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let hiddenSince: number | undefined
  /** The newest version that was told, and how often it was asked for. */
  let wanted = { version: 0, tries: 0 }

  const look = () => {
    turn = undefined
    if (portalConfig().settings.version >= wanted.version || wanted.tries >= triesAtMost) return
    wanted.tries += 1
    const again = () => lookAfter(askAgainMs)
    refreshConfig().then(again, again)
  }
  const lookAfter = (ms: number) => {
    turn ??= setTimeout(look, ms)
  }
  const follow = (version: number, withinMs: number) => {
    if (version <= Math.max(wanted.version, portalConfig().settings.version)) return
    wanted = { version, tries: 0 }
    clearTimeout(turn)
    turn = undefined
    lookAfter(Math.random() * withinMs)
  }
  const awaitClosing = () => {
    clearTimeout(closing)
    const { closesInSeconds } = portalConfig()
    if (closesInSeconds === null) return
    const waitMs = closesInSeconds * 1_000 + Math.random() * turnsWithinMs
    closing = setTimeout(() => void refreshConfig().catch(awaitClosing), waitMs)
  }
  const seeOrHide = () => {
    const isHidden = document.visibilityState === 'hidden'
    const hiddenForMs = hiddenSince === undefined ? 0 : performance.now() - hiddenSince
    hiddenSince = isHidden ? performance.now() : undefined
    if (!isHidden && hiddenForMs >= longHiddenMs) void refreshConfig().catch(() => {})
  }

  awaitClosing()
  const stops = [
    hearEvent(changed, ({ version }) => follow(version, turnsWithinMs)),
    settingsTold.hear((version) => follow(version, 0)),
    hearConfig(awaitClosing),
  ]
  document.addEventListener('visibilitychange', seeOrHide)
  return () => {
    clearTimeout(turn)
    clearTimeout(closing)
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', seeOrHide)
  }
}

/** Hears which sections have changed since the page knew them. */
export function hearSections(handler: (changed: readonly ShownSection[]) => void): () => void {
  let known = portalConfig().settings.sections
  return hearConfig(() => {
    const { sections } = portalConfig().settings
    const names = Object.keys(sections) as ShownSection[]
    const changed = names.filter((name) => sections[name] !== known[name])
    known = sections
    if (changed.length > 0) handler(changed)
  })
}
