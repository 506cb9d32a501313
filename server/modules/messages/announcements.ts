import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import type { Db, Tx } from '#/platform/db/handles.ts'
import { type RichText, refuseForeignLinks } from '#/platform/html/foreign-links.ts'
import { sanitiseHtml } from '#/platform/html/sanitised-html.ts'
import { Refusal } from '#/platform/refusal.ts'
import { allAnnouncements, listOfVersion, nextVersion, pastLists, writeAnnouncements } from './store/announcements.ts'
import { announcementFaults, type ItemFault } from './use-cases/check-announcements.ts'

/** Announcements that can't be taken; the list stays as it is. */
export class AnnouncementsRefused extends Error {
  override name = 'AnnouncementsRefused'
  readonly faults: readonly ItemFault[]

  constructor(faults: readonly ItemFault[]) {
    super(`announcement ${faults[0]?.index} breaks ${faults[0]?.rule} in ${faults[0]?.field}`)
    this.faults = faults
  }
}

/** Every announcement, out or not, with the version of the list. */
export async function readAnnouncements(db: Db): Promise<{ version: number; items: AnnouncementItem[] }> {
  const { version, rows } = await allAnnouncements(db)
  const items = rows.map(({ titles, contents, publishedFrom, publishedUntil, ...row }) => ({
    ...row,
    title: titles,
    content: contents,
    from: publishedFrom.toISOString(),
    until: publishedUntil?.toISOString() ?? null,
  }))
  return { version, items: items as unknown as AnnouncementItem[] }
}

export interface NewList {
  /** Of the list that was read. */
  readonly version: number
  readonly items: readonly AnnouncementItem[]
  readonly author: string
  readonly reason?: string | null
  /** Whether a link may lead to an address elsewhere. */
  mayLinkTo(address: string): boolean
}

/**
 * Replaces the list if it still has `version`, its HTML sanitised; kept in the history with its author; host_not_allowed,
 * changed_meanwhile. Answers the new version and the ids of items of whose HTML something was taken out.
 */
export async function replaceAnnouncements(
  tx: Tx,
  { version, items: given, author, reason = null, mayLinkTo }: NewList,
): Promise<{ version: number; sanitised: string[] }> {
  const sanitised = new Set<string>()
  const items: AnnouncementItem[] = []
  for (const item of given) {
    const content = await mapTexts(item.content, async (text) => {
      const { html, isChanged } = await sanitiseHtml(text)
      if (isChanged) sanitised.add(item.id)
      return html
    })
    items.push({ ...item, content })
  }
  const faults = announcementFaults(items)
  if (faults.length > 0) throw new AnnouncementsRefused(faults)
  refuseForeignLinks(items.flatMap(richTextsOf), mayLinkTo)
  const next = await nextVersion(tx, version)
  if (next === undefined) throw new Refusal('changed_meanwhile')
  await writeAnnouncements(tx, next, items.map(recordOf), items, { author, reason })
  return { version: next, sanitised: [...sanitised] }
}

/** Changes of the list, the newest first. */
export const announcementChanges = pastLists

/** The announcements of one version, the first of which is empty; undefined where there never was one. */
export async function announcementsOfVersion(db: Db, version: number): Promise<AnnouncementItem[] | undefined> {
  return version === 0 ? [] : ((await listOfVersion(db, version)) as AnnouncementItem[] | undefined)
}

function recordOf({ id, type, execution, promotionType, title, content, from, until }: AnnouncementItem) {
  return {
    id,
    type,
    execution,
    promotion_type: promotionType,
    titles: title,
    contents: content,
    published_from: momentOf(from),
    published_until: until === null ? null : momentOf(until),
  }
}

function richTextsOf({ content }: AnnouncementItem, place: number): RichText[] {
  return Object.entries(content).map(([tag, html = '']) => ({ path: `/body/items/${place}/content/${tag}`, html }))
}

async function mapTexts(
  texts: AnnouncementItem['content'],
  change: (text: string) => Promise<string>,
): Promise<AnnouncementItem['content']> {
  const changed = Object.entries(texts).map(async ([tag, text]) => [tag, await change(text ?? '')])
  return Object.fromEntries(await Promise.all(changed)) as AnnouncementItem['content']
}
