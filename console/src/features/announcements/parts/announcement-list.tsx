import { languageTag } from '@banyan/client/formats.ts'
import type { AnnouncementItem } from '@banyan/contract/operator/announcement-calls.ts'
import { localised } from '@banyan/rules/content/localised-text.ts'
import { momentOf } from '@banyan/rules/content/moment.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { IconButton } from '@banyan/ui/button.tsx'
import { downIcon } from '@banyan/ui/icons/down-icon.ts'
import { megaphoneIcon } from '@banyan/ui/icons/megaphone-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { type Column, RecordTable } from '@banyan/ui/record-table.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useFieldTexts } from '#/src/features/forms/form-context.ts'
import { type Texts, textLanguages } from '#/src/features/forms/text-languages.ts'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { inOrder, neighbourOf, type Stage, stageOf } from './list-changes.ts'

interface AnnouncementListProps {
  items: readonly AnnouncementItem[]
  /** Ids of those in which something needs correcting. */
  wrong: ReadonlySet<string>
  /** Exchanges two; without it the operator may look only. */
  onExchange: ((one: AnnouncementItem, other: AnnouncementItem) => void) | undefined
}

const tones = { shown: 'primary', planned: 'gold', over: 'neutral' } as const satisfies Record<Stage, string>

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

/** The languages that the merchant offers in which a title or a content is missing. */
export function missingLanguages({ title, content }: Pick<AnnouncementItem, 'title' | 'content'>): readonly string[] {
  return textLanguages(title as Texts, content as Texts)
    .map(({ tag }) => tag)
    .filter((tag) => !title[tag] || !content[tag])
}

function useColumns({ items, wrong, onExchange }: AnnouncementListProps): readonly Column<AnnouncementItem>[] {
  const t = useText()
  const { choice } = useFieldTexts('announcements')
  const moment = (text: string) => (momentOf(text) ? momentText(text) : '–')
  const titleOf = ({ title }: AnnouncementItem) => localised(title, languageTag(), 'en') || t('announcements.untitled')
  const now = Date.now()
  const stageCell = (item: AnnouncementItem) => {
    const stage = stageOf(item, now)
    return <Badge tone={tones[stage]}>{t(`announcements.${stage}`)}</Badge>
  }
  const orderCell = (item: AnnouncementItem) => {
    const button = (by: -1 | 1) => {
      const other = neighbourOf(items, item.id, by, now)
      const name = titleOf(item)
      return (
        <span className={by === -1 ? 'inline-flex rotate-180' : 'inline-flex'}>
          <IconButton
            icon={downIcon}
            size="small"
            label={by === -1 ? t('settings.moveUp', { name }) : t('settings.moveDown', { name })}
            disabled={!other}
            onClick={() => other && onExchange?.(item, other)}
          />
        </span>
      )
    }
    return (
      <span className="-my-1.5 inline-flex align-middle">
        {button(-1)}
        {button(1)}
      </span>
    )
  }
  return [
    {
      id: 'title',
      title: t('announcements.title'),
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
      title: t('announcements.state'),
      cell: (item) => (wrong.has(item.id) ? <Badge tone="danger">{t('settings.wrong')}</Badge> : stageCell(item)),
      width: 100,
    },
    { id: 'type', title: t('announcements.type'), cell: ({ type }) => choice('type', type), width: 120 },
    {
      id: 'audience',
      title: t('announcements.audience'),
      cell: ({ execution }) => choice('execution', execution),
      width: 130,
    },
    { id: 'from', title: t('announcements.from'), cell: ({ from }) => moment(from), width: 165 },
    {
      id: 'until',
      title: t('announcements.until'),
      cell: ({ until }) => (until === null ? t('announcements.forGood') : moment(until)),
      width: 140,
    },
    {
      id: 'missing',
      title: t('settings.languages'),
      cell: (item) => {
        const missing = missingLanguages(item)
        return missing.length === 0 ? (
          <span className="text-muted">{t('announcements.complete')}</span>
        ) : (
          <span className="text-gold">{t('announcements.without', { languages: missing.join(', ') })}</span>
        )
      },
      width: 110,
    },
    ...(onExchange ? [{ id: 'order', title: t('announcements.order'), cell: orderCell, width: 116 }] : []),
  ]
}
