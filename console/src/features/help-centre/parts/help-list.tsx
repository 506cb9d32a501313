import { helpGroups } from '@banyan/client/group-topics.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { ItemList } from '#/src/features/content/item-list.tsx'
import { moveWithin } from '#/src/features/content/move-within.ts'
import { useFieldTexts } from '#/src/features/forms/form-context.ts'
import { useText } from '#/src/i18n/text.ts'
import { type HelpItem, textsOf, titleOf } from './help-item.ts'

interface HelpListProps {
  items: readonly HelpItem[]
  wrong: ReadonlySet<string>
  change: ((items: readonly HelpItem[]) => void) | undefined
}

const isOfGroup = (one: HelpItem, other: HelpItem) => one.group === other.group

/** The topics under each heading, in the portal's order. */
export function HelpList({ items, wrong, change }: HelpListProps) {
  const t = useText()
  const { choice } = useFieldTexts('helpCenter')
  const moved = (id: string, by: -1 | 1) => moveWithin(items, ({ termId }) => termId === id, by, isOfGroup)
  return (
    <div className="flex flex-col gap-5">
      {helpGroups.map((group) => (
        <ItemList
          key={group}
          title={choice('group', group)}
          page="/help"
          items={items
            .filter((item) => item.group === group)
            .map((item) => ({
              ...{ id: item.termId, title: titleOf(item), texts: textsOf(item) },
              facts: <bdi dir="ltr">/help#{item.termId}</bdi>,
              badge: wrong.has(item.termId) && <Badge tone="danger">{t('settings.wrong')}</Badge>,
            }))}
          canMove={(id, by) => moved(id, by) !== undefined}
          onMove={change && ((id, by) => change(moved(id, by) ?? items))}
        />
      ))}
    </div>
  )
}
