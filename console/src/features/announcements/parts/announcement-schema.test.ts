import { announcementCalls } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { expect, test } from 'vitest'
import type { FieldSchema } from '#/src/features/forms/field-schema.ts'
import { announcementsSchema } from './announcement-schema.ts'

test('[MSG-01] the form bounds an announcement as the contract does', () => {
  const { items } = announcementCalls.replaceAnnouncements.body.properties
  const travelled = JSON.parse(JSON.stringify(items)) as FieldSchema
  expect(travelled).toMatchObject(announcementsSchema.properties?.items ?? {})
  const names = (schema: FieldSchema | undefined) => Object.keys(schema?.items?.properties ?? {}).sort()
  expect(names(announcementsSchema.properties?.items)).toEqual(names(travelled))
})
