import type { SectionName } from '@banyan/contract/system/settings.ts'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Fault, Hosts } from '#/src/features/forms/faults-of.ts'
import { CardFailure } from '#/src/features/records/card-failure.tsx'
import {
  callOf,
  descriptionQuery,
  pastChanges,
  saveSection,
  sectionQuery,
} from '#/src/features/settings/settings-queries.ts'
import { useMayCalls } from '#/src/session/permissions.ts'
import { ContentEditor } from './content-editor.tsx'

type EditorProps<Item> = ComponentProps<typeof ContentEditor<Item>>

interface SectionContentProps<Item> extends Pick<EditorProps<Item>, 'kind' | 'list' | 'form'> {
  section: SectionName
  moreFaults?: (items: readonly Item[], hosts: Hosts) => readonly Fault[]
}

/** Content that is a section of the settings: saved with version and reason, as every section is. */
export function SectionContent<Item>({ section, moreFaults, ...rest }: SectionContentProps<Item>) {
  const client = useQueryClient()
  const may = useMayCalls()
  const isLocked = !may(callOf('change', section))
  const read = useQuery(sectionQuery(section))
  const description = useQuery(descriptionQuery(section))
  const failed = [read, description].find(({ isError }) => isError)
  if (read.data && description.data) {
    const { schema, hosts } = description.data
    const { list } = rest.kind
    return (
      <ContentEditor<Item>
        {...rest}
        {...{ isLocked, schema, hosts }}
        read={read.data}
        {...(moreFaults && {
          moreFaults: (value) => moreFaults((value as unknown as Record<string, readonly Item[]>)[list] ?? [], hosts),
        })}
        readNow={() => client.fetchQuery({ ...sectionQuery(section), staleTime: 0 })}
        send={(change) => saveSection(client, section, change)}
        changes={may('settingsHistory') ? pastChanges(section) : undefined}
      />
    )
  }
  return failed ? <CardFailure query={failed} /> : <Skeleton className="h-96 w-full rounded-lg" />
}
