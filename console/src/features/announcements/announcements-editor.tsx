import { languageTag } from '@banyan/client/formats.ts'
import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ContentEditor, type ContentKind } from '#/src/features/content/content-editor.tsx'
import type { Version } from '#/src/features/forms/use-draft.ts'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import { useText } from '#/src/i18n/text.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { AnnouncementForm } from './parts/announcement-form.tsx'
import { AnnouncementList } from './parts/announcement-list.tsx'
import { announcementsSchema } from './parts/announcement-schema.ts'
import {
  announcementFaults,
  announcementsQuery,
  itemsOf,
  pastAnnouncements,
  saveAnnouncements,
} from './parts/announcements-query.ts'
import { blankAnnouncement, duplicateOf } from './parts/list-changes.ts'
import { SanitisedNotice } from './parts/sanitised-notice.tsx'

const noHosts = { links: [], images: [], games: [] }

/** Every announcement and the one that the address names; changes of all of them are saved together. */
export function AnnouncementsEditor() {
  const query = useQuery(announcementsQuery)
  if (query.data) return <Editor read={query.data} />
  return query.isError ? <CardFailure query={query} /> : <Skeleton className="h-96 w-full rounded-lg" />
}

function Editor({ read }: { read: Version }) {
  const client = useQueryClient()
  const may = useMayCalls()
  const kind = useKind()
  const [sanitised, setSanitised] = useState<readonly string[]>([])
  return (
    <ContentEditor<AnnouncementItem>
      {...{ kind, read, schema: announcementsSchema, hosts: noHosts }}
      isLocked={!may('replaceAnnouncements')}
      moreFaults={(value) => announcementFaults(itemsOf(value))}
      readNow={() => client.fetchQuery({ ...announcementsQuery, staleTime: 0 })}
      send={async (change) => {
        setSanitised(await saveAnnouncements(change))
        await client.invalidateQueries({ queryKey: pastAnnouncements.key })
      }}
      changes={may('announcementsHistory') ? pastAnnouncements : undefined}
      notices={(items) => <SanitisedNotice items={items.filter(({ id }) => sanitised.includes(id))} />}
      list={({ items, wrong, change }) => <AnnouncementList {...{ items, wrong, change }} />}
      form={({ path, item, onChange }) => <AnnouncementForm key={item.id} {...{ path, item, onChange }} />}
    />
  )
}

function useKind(): ContentKind<AnnouncementItem> {
  const t = useText()
  return {
    ...{ section: 'announcements', page: '/announcements', list: 'items' },
    texts: {
      title: t('page.announcements'),
      about: t('announcements.about'),
      add: t('announcements.add'),
      all: t('announcements.all'),
      untitled: t('announcements.untitled'),
      full: (count) => t('announcements.full', { count }),
    },
    idOf: ({ id }) => id,
    titleOf: ({ title }) => localised(title, languageTag(), 'en'),
    blank: blankAnnouncement,
    duplicate: duplicateOf,
  }
}
