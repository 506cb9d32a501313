import { languageTag } from '@banyan/client/formats.ts'
import type { AnnouncementItem } from '@banyan/contract/messages/operator-announcement-calls.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { megaphoneIcon } from '@banyan/ui/icons/megaphone-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { type Column, RecordTable } from '@banyan/ui/record-table.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LanguagesMark, OrderButtons, StageBadge } from '#/src/features/content/item-marks.tsx'
import { stageOf } from '#/src/features/content/stage.ts'
import { useFieldTexts } from '#/src/features/forms/form-context.ts'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { exchange, inOrder, neighbourOf, textsOf } from './list-changes.ts'

interface AnnouncementListProps {
  items: readonly AnnouncementItem[]
  /** Ids of those in which something needs correcting. */
  wrong: ReadonlySet<string>
  /** Without it the operator may look only. */
  change: ((items: readonly AnnouncementItem[]) => void) | undefined
}

/** Every announcement in the portal's order, the newest first; a press opens one. */
export function AnnouncementList(props: AnnouncementListProps) {
  const t = useText()
  const navigate = useNavigate()
  const columns = useColumns(props)
  const rows = useMemo(() => inOrder(props.items), [props.items])
  return (
    <RecordTable<AnnouncementItem>
      label={t('page.announcements')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      renderLink={({ id }, link) => <Link to="/announcements" search={{ item: id }} {...link} />}
      onOpen={({ id }) => void navigate({ to: '/announcements', search: { item: id } })}
      empty={
        <Notice icon={megaphoneIcon} title={t('announcements.none')}>
          {t('announcements.noneText')}
        </Notice>
      }
      moreLabel={t('records.more')}
    />
  )
}

function useColumns({ items, wrong, change }: AnnouncementListProps): readonly Column<AnnouncementItem>[] {
  const t = useText()
  const { choice } = useFieldTexts('announcements')
  const moment = (text: string) => (momentOf(text) ? momentText(text) : '–')
  const titleOf = ({ title }: AnnouncementItem) => localised(title, languageTag(), 'en') || t('announcements.untitled')
  const now = Date.now()
  const orderCell = (item: AnnouncementItem) => {
    const neighbour = (by: -1 | 1) => neighbourOf(items, item.id, by, now)
    return (
      <span className="-my-1.5 inline-flex align-middle">
        <OrderButtons
          name={titleOf(item)}
          canMove={(by) => neighbour(by) !== undefined}
          onMove={(by) => change?.(exchange(items, item, neighbour(by) ?? item))}
        />
      </span>
    )
  }
  return [
    {
      id: 'title',
      title: t('content.title'),
      cell: (item) => (
        <span dir="auto" className="font-semibold">
          {titleOf(item)}
        </span>
      ),
      width: 220,
      isFixed: true,
    },
    {
      id: 'state',
      title: t('content.state'),
      cell: (item) => <StageBadge stage={stageOf(item, now)} isWrong={wrong.has(item.id)} />,
      width: 100,
    },
    { id: 'type', title: t('announcements.type'), cell: ({ type }) => choice('type', type), width: 120 },
    {
      id: 'audience',
      title: t('announcements.audience'),
      cell: ({ execution }) => choice('execution', execution),
      width: 130,
    },
    { id: 'from', title: t('content.from'), cell: ({ from }) => moment(from), width: 165 },
    {
      id: 'until',
      title: t('content.until'),
      cell: ({ until }) => (until === null ? t('content.forGood') : moment(until)),
      width: 140,
    },
    {
      id: 'missing',
      title: t('settings.languages'),
      cell: (item) => <LanguagesMark texts={textsOf(item)} />,
      width: 110,
    },
    ...(change ? [{ id: 'order', title: t('content.order'), cell: orderCell, width: 116 }] : []),
  ]
}
