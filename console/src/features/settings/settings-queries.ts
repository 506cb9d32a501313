import type { ValueOf } from '@banyan/contract/call.ts'
import type { Calls } from '@banyan/contract/calls.ts'
import type { SectionName } from '@banyan/contract/system/settings.ts'
import type { Json } from '@banyan/rules/content/value-differences.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallId, request } from '#/src/api/request.ts'
import type { FieldSchema } from '#/src/features/forms/field-schema.ts'
import type { PastChanges } from '#/src/features/forms/history-list.tsx'
import type { Change } from '#/src/features/forms/use-draft.ts'

export type ListedSection = ValueOf<Calls['listSettings']>['sections'][number]

/** The calls of a section bear its name. */
export function callOf(verb: 'read' | 'change', section: SectionName): CallId {
  return `${verb}${section.charAt(0).toUpperCase()}${section.slice(1)}` as CallId
}

/** Every section, and what the environment bounds. */
export const sectionsQuery = queryOptions({
  queryKey: ['settings', 'list'],
  queryFn: ({ signal }) => request('listSettings', {}, { signal }),
})

/** A section as it is now. */
export function sectionQuery(section: SectionName) {
  return queryOptions({
    queryKey: ['settings', 'section', section],
    queryFn: async ({ signal }) => {
      const read = await request(callOf('read', section), {} as never, { signal })
      return read as unknown as { version: number; value: Json; changedAt: string | null; changedBy: string | null }
    },
    staleTime: 0,
  })
}

/** What a section's form is made from, which changes with the server alone. */
export function descriptionQuery(section: SectionName) {
  return queryOptions({
    queryKey: ['settings', 'description', section],
    queryFn: async ({ signal }) => {
      const { schema, initial, hosts, needsSecond } = await request('describeSettings', { section }, { signal })
      return { schema: schema as FieldSchema, initial: initial as unknown as Json, hosts, needsSecond }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The changes of a section. */
export function pastChanges(section: SectionName): PastChanges {
  return {
    key: ['settings', 'history', section],
    page: (query, options) => request('settingsHistory', { section, ...query }, options),
    valueOf: async (version) => (await request('settingsVersion', { section, version })).value as unknown as Json,
  }
}

/** Saves a section from the version that was read, or asks for it; what is shown of it is then asked again. */
export async function saveSection(client: QueryClient, section: SectionName, change: Change): Promise<void> {
  const { version, value, reason } = change
  const body = { version, value, ...(reason !== '' && { reason }) }
  await request(callOf('change', section), {} as never, { body: body as never })
  await Promise.all(
    [['settings', 'section', section], ['settings', 'history', section], sectionsQuery.queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}
