import type { Drawing } from '@banyan/ui/icons/drawing.ts'
import type { ComponentType } from 'react'
import type { CallId } from '#/src/api/request.ts'
import type { TextKey } from '#/src/i18n/text.ts'

/** The groups of the navigation, in the order in which they stand. */
export const navigationGroups = ['today', 'members', 'lottery', 'portal', 'house'] as const

/** A page that the navigation leads to. */
export interface NavigationEntry {
  readonly path: string
  readonly title: TextKey
  readonly icon: Drawing
  readonly group: (typeof navigationGroups)[number]
  /** The call that the page cannot do without. */
  readonly needs?: CallId
  /** Beside the title: a count of what waits for somebody. */
  readonly Badge?: ComponentType
}
