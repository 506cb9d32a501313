import { socketPath } from '@banyan/contract/events.ts'
import { steadily } from '#/harness/steadily.ts'
import type { Answer, Question } from './questions.ts'
import { Tab, type TabWorld } from './tab.ts'
import { TicketOffice } from './ticket-office.ts'

// Tabs of many members, in a process of their own, which does what the bench asks and answers each question once.

const tabsOfAddress = 100
/** Often enough that the server takes a tab that reads nothing for a living one. */
const pingEveryMs = 8_000
const lookEveryMs = 5

const { DATABASE_URL = '', ORIGIN = '' } = process.env
let tabs: Tab[] = []
let stalled: ReadonlySet<Tab> = new Set()
let open = 0
let openChangedAt = 0n
let backwards = 0
let losses: Record<string, number> = {}
/** When the newest version of a topic reached a tab last. */
const toldAt = new Map<string, bigint>()

const world: TabWorld = {
  address: { port: 0, origin: ORIGIN, path: socketPath },
  office: DATABASE_URL === '' ? undefined : new TicketOffice(DATABASE_URL),
  comesBack: true,
  opened() {
    open += 1
    openChangedAt = process.hrtime.bigint()
  },
  lost(_tab, why, wasOpen) {
    losses[why] = (losses[why] ?? 0) + 1
    if (!wasOpen) return
    open -= 1
    openChangedAt = process.hrtime.bigint()
  },
  told(tab, event, version, before) {
    if (version < before) backwards += 1
    if (version > before && !stalled.has(tab)) toldAt.set(event, process.hrtime.bigint())
  },
}

/** Waits until it is so, or throws what is missing. */
async function until(isSo: () => boolean, withinMs: number, missing: () => string): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`after ${withinMs / 1_000} s ${missing()}`)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

async function openTabs({ port, sids, perSecond }: NonNullable<Question['open']>, withinMs: number): Promise<bigint> {
  world.comesBack = true
  world.address = { ...world.address, port }
  tabs = sids.map((sid, at) => new Tab(world, `127.0.${1 + Math.floor(at / tabsOfAddress)}.1`, sid))
  const connecting = steadily({ perSecond, count: tabs.length }, async (at) => await tabs[at]?.connect())
  connecting.catch(() => {})
  await until(
    () => open === tabs.length,
    withinMs,
    () => `${open} of ${tabs.length} tabs are open`,
  )
  await connecting
  return openChangedAt
}

async function untilSeen({ event, versions }: NonNullable<Question['untilSeen']>, withinMs: number): Promise<bigint> {
  const version = (at: number) => (typeof versions === 'number' ? versions : (versions[at] ?? 0))
  const isBehind = (tab: Tab, at: number) => !stalled.has(tab) && (tab.versions.get(event) ?? -1) < version(at)
  // A socket that has it keeps it, so each is looked at until it has it.
  let behind = 0
  const isSo = () => {
    while (behind < tabs.length && !isBehind(tabs[behind] as Tab, behind)) behind += 1
    return behind === tabs.length
  }
  await until(isSo, withinMs, () => `${tabs.filter(isBehind).length} of ${tabs.length} tabs lack the newest ${event}`)
  return toldAt.get(event) ?? 0n
}

async function openChanged(
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: NonNullable<Question['untilOpen']>,
  withinMs: number,
): Promise<bigint> {
  await until(
    () => open >= atLeast && open <= atMost,
    withinMs,
    () => `${open} of ${tabs.length} tabs are open`,
  )
  return process.hrtime.bigint()
}

function stall(which: readonly number[]): bigint {
  const next = new Set(which.map((at) => tabs[at] as Tab))
  for (const tab of stalled) if (!next.has(tab)) tab.readOn()
  for (const tab of next) tab.stall()
  stalled = next
  return process.hrtime.bigint()
}

function watch({ event, key }: NonNullable<Question['watch']>): bigint {
  for (const tab of tabs) tab.say({ kind: 'watch', event, seen: { [key]: 0 } })
  return process.hrtime.bigint()
}

async function close(withinMs: number): Promise<bigint> {
  world.comesBack = false
  for (const tab of tabs) tab.leave()
  await until(
    () => open === 0,
    withinMs,
    () => `${open} of ${tabs.length} tabs are still open`,
  )
  return openChangedAt
}

async function done(question: Question): Promise<bigint> {
  const { withinMs } = question
  if (question.open) return await openTabs(question.open, withinMs)
  if (question.untilOpen) return await openChanged(question.untilOpen, withinMs)
  if (question.untilSeen) return await untilSeen(question.untilSeen, withinMs)
  if (question.watch) return watch(question.watch)
  if (question.stall) return stall(question.stall)
  return await close(withinMs)
}

async function answer(question: Question): Promise<Answer> {
  try {
    const at = await done(question)
    return { at: String(at), backwards, losses }
  } catch (error) {
    return { at: '0', backwards, losses, fault: `${(error as Error).message}; ended: ${JSON.stringify(losses)}` }
  }
}

setInterval(() => {
  for (const tab of stalled) tab.say({ kind: 'ping' })
}, pingEveryMs)
process.on('message', async (question: Question) => {
  losses = {}
  process.send?.(await answer(question))
})
process.on('SIGTERM', () => process.exit())
process.on('disconnect', () => process.exit())
process.send?.({ listening: { portal: '' } })
