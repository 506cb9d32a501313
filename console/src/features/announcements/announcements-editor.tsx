import { languageTag } from '@banyan/client/formats.ts'
import type { AnnouncementItem } from '@banyan/contract/operator/announcement-calls.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { Button } from '@banyan/ui/button.tsx'
import { plusIcon } from '@banyan/ui/icons/plus-icon.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormContext } from '#/src/features/forms/form-context.ts'
import { NewerNotice } from '#/src/features/forms/newer-notice.tsx'
import { SaveBar } from '#/src/features/forms/save-bar.tsx'
import { SaveFailure } from '#/src/features/forms/save-dialog.tsx'
import { type Draft, useDraft } from '#/src/features/forms/use-draft.ts'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { RecordHead } from '#/src/features/records/record-head.tsx'
import { useAddressFilters } from '#/src/features/records/use-address-filters.ts'
import { useText } from '#/src/i18n/text.ts'
import { useMay } from '#/src/session/permissions.ts'
import { AnnouncementForm } from './parts/announcement-form.tsx'
import { AnnouncementList } from './parts/announcement-list.tsx'
import { announcementsAtMost, announcementsSchema } from './parts/announcement-schema.ts'
import { announcementsQuery, itemsOf, saveAnnouncements } from './parts/announcements-query.ts'
import { blankAnnouncement, duplicateOf, exchange } from './parts/list-changes.ts'
import { SanitisedNotice } from './parts/sanitised-notice.tsx'

const noHosts = { links: [], images: [], games: [] }

/** Every announcement and the one that the address names; changes of all of them are saved together. */
export function AnnouncementsEditor() {
  const query = useQuery(announcementsQuery)
  if (query.data) return <Editor read={query.data} />
  return query.isError ? <CardFailure query={query} /> : <Skeleton className="h-96 w-full rounded-lg" />
}

function Editor({ read }: { read: Draft['base'] }) {
  const t = useText()
  const client = useQueryClient()
  const [sanitised, setSanitised] = useState<readonly string[]>([])
  const draft = useDraft({
    ...{ read, schema: announcementsSchema, hosts: noHosts },
    readNow: () => client.fetchQuery({ ...announcementsQuery, staleTime: 0 }),
    send: async ({ version, value }) => setSanitised(await saveAnnouncements(version, value)),
  })
  const [{ item: chosen }, setPlace] = useAddressFilters(places)
  const isLocked = !useMay('replaceAnnouncements')
  const items = itemsOf(draft.value)
  const change = (next: readonly AnnouncementItem[]) => draft.change({ items: next } as unknown as Json)
  const add = (item: AnnouncementItem) => {
    change([...items, item])
    setPlace({ item: item.id })
  }
  const openWrong = (path: string) => {
    const wrong = items[Number(path.split('/')[2])]
    if (wrong && wrong.id !== chosen) setPlace({ item: wrong.id })
  }
  const place = items.findIndex(({ id }) => id === chosen)
  const item = items[place]
  const isFull = items.length >= announcementsAtMost
  const before = itemsOf(draft.base.value)
  // An announcement is the same one wherever it stands in the list.
  const saved = { items: items.map(({ id }) => before.find((each) => each.id === id) ?? null) } as unknown as Json
  const form = {
    ...{ section: 'announcements', schema: announcementsSchema, initial: {}, saved },
    ...{ faults: draft.faults, hosts: noHosts, isLocked },
    entryName: (at: number, isGone: boolean) => titleOf((isGone ? before : items)[at]) || t('announcements.untitled'),
  }
  return (
    <FormContext value={form}>
      {item ? (
        <ItemHead
          item={item}
          isLocked={isLocked}
          onDuplicate={isFull ? undefined : () => add(duplicateOf(item, Date.now()))}
          onRemove={() => {
            change(items.filter((each) => each !== item))
            setPlace({})
          }}
        />
      ) : (
        <ListHead onAdd={isLocked || isFull ? undefined : () => add(blankAnnouncement(Date.now()))} />
      )}
      <Notices {...{ draft, isLocked, isFull, items, sanitised }} />
      {item ? (
        <AnnouncementForm
          key={item.id}
          path={`/items/${place}`}
          item={item}
          onChange={(next) => change(items.map((each) => (each === item ? next : each)))}
        />
      ) : (
        <AnnouncementList
          items={items}
          wrong={wrongIds(items, draft.faults)}
          onExchange={isLocked ? undefined : (one, other) => change(exchange(items, one, other))}
        />
      )}
      <SaveBar draft={draft} takesReason={false} onFault={openWrong} />
    </FormContext>
  )
}

const places = ['item']
const titleOf = (item: AnnouncementItem | undefined) => localised(item?.title ?? {}, languageTag(), 'en')

function wrongIds(items: readonly AnnouncementItem[], faults: Draft['faults']): ReadonlySet<string> {
  return new Set(faults.flatMap(({ path }) => items[Number(path.split('/')[2])]?.id ?? []))
}

function ListHead({ onAdd }: { onAdd: (() => void) | undefined }) {
  const t = useText()
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{t('page.announcements')}</h1>
        {onAdd && (
          <Button icon={plusIcon} onClick={onAdd}>
            {t('announcements.add')}
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('announcements.about')}</p>
    </header>
  )
}

interface ItemHeadProps {
  item: AnnouncementItem
  isLocked: boolean
  /** Undefined while the list is full. */
  onDuplicate: (() => void) | undefined
  onRemove: () => void
}

function ItemHead({ item, isLocked, onDuplicate, onRemove }: ItemHeadProps) {
  const t = useText()
  return (
    <RecordHead
      back={{ to: '/announcements', label: t('announcements.all') }}
      title={titleOf(item) || t('announcements.untitled')}
      actions={
        !isLocked && (
          <>
            <Button weight="quiet" size="small" disabled={!onDuplicate} onClick={onDuplicate}>
              {t('announcements.duplicate')}
            </Button>
            <Button weight="quiet" size="small" onClick={onRemove}>
              {t('announcements.remove')}
            </Button>
          </>
        )
      }
    />
  )
}

interface NoticesProps {
  draft: Draft
  isLocked: boolean
  isFull: boolean
  items: readonly AnnouncementItem[]
  sanitised: readonly string[]
}

function Notices({ draft, isLocked, isFull, items, sanitised }: NoticesProps) {
  const t = useText()
  return (
    <>
      {isLocked && <p className="mb-4 rounded-md bg-info-soft px-4 py-3 text-sm text-info">{t('settings.locked')}</p>}
      {isFull && <p className="mb-4 text-sm text-muted">{t('announcements.full', { count: announcementsAtMost })}</p>}
      <NewerNotice draft={draft} />
      <SaveFailure failure={draft.failure} />
      <SanitisedNotice items={items.filter(({ id }) => sanitised.includes(id))} />
    </>
  )
}
