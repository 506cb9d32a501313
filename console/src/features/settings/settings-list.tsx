import { errorText } from '@banyan/client/error-text.ts'
import { Badge } from '@banyan/ui/badge.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Icon } from '@banyan/ui/icon.tsx'
import { forwardIcon } from '@banyan/ui/icons/forward-icon.ts'
import { nothingIcon } from '@banyan/ui/icons/nothing-icon.ts'
import { Notice } from '@banyan/ui/notice.tsx'
import { SearchField } from '@banyan/ui/search-field.tsx'
import { Skeleton } from '@banyan/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFieldTexts } from '#/src/features/forms/form-context.ts'
import { momentText } from '#/src/features/records/moment-text.ts'
import { useText } from '#/src/i18n/text.ts'
import { EnvironmentCard } from './environment-card.tsx'
import { sectionGroups, sectionPage } from './section-groups.ts'
import { type ListedSection, sectionsQuery } from './settings-queries.ts'
import { useFoundSections } from './use-found-sections.ts'

const wordsAtMost = 80

/** Every section in its group, with a search over what its fields are about, and what is yet to be decided. */
export function SettingsList() {
  const t = useText()
  const { data, error } = useQuery(sectionsQuery)
  const [words, setWords] = useState('')
  const found = useFoundSections(data?.sections ?? [], words)
  if (error) return <Notice icon={nothingIcon} title={errorText(t, error)} urgent />
  if (!data) return <Skeleton className="h-96 w-full rounded-lg" />
  const groups = Object.entries(sectionGroups) as [keyof typeof sectionGroups, readonly string[]][]
  return (
    <div className="flex flex-col gap-5">
      <div className="max-w-xl">
        <SearchField
          label={t('settings.search')}
          clearLabel={t('settings.clearSearch')}
          maxLength={wordsAtMost}
          value={words}
          onSearch={setWords}
        />
      </div>
      {words === '' && <Checklist sections={data.sections} />}
      {found.length === 0 && (
        <Notice icon={nothingIcon} title={t('settings.nothingFound')}>
          {t('settings.nothingFoundText')}
        </Notice>
      )}
      {groups.map(([group, names]) => {
        const rows = names.flatMap((name) => found.find(({ section }) => section === name) ?? [])
        return (
          rows.length > 0 && (
            <Card key={group} title={t(`settings.group.${group}`)} flush>
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <SectionRow key={row.section} {...row} />
                ))}
              </ul>
            </Card>
          )
        )
      })}
      {words === '' && <EnvironmentCard environment={data.environment} />}
    </div>
  )
}

function SectionRow({ section, changedAt, changedBy, undecided }: ListedSection) {
  const t = useText()
  return (
    <li>
      <Link {...sectionPage(section)} className="flex min-h-14 items-center gap-4 px-5 py-2.5 hover:bg-primary-soft">
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            {t(`section.${section}`)}
            {undecided.length > 0 && <Badge tone="gold">{t('settings.toDecide')}</Badge>}
          </span>
          <span className="block text-sm text-muted">{t(`sectionAbout.${section}`)}</span>
          <span className="block text-sm text-muted md:hidden">
            <LastChange {...{ changedAt, changedBy }} />
          </span>
        </span>
        <span className="shrink-0 text-end text-sm text-muted max-md:hidden">
          <LastChange {...{ changedAt, changedBy }} />
        </span>
        <span className="shrink-0 text-muted rtl:-scale-x-100">
          <Icon drawing={forwardIcon} size={18} />
        </span>
      </Link>
    </li>
  )
}

function LastChange({ changedAt, changedBy }: Pick<ListedSection, 'changedAt' | 'changedBy'>) {
  const t = useText()
  if (changedAt === null) return t('settings.asAtStart')
  return t('settings.lastChange', { name: changedBy ?? '', at: momentText(changedAt) })
}

/** What a merchant has to decide before the portal is theirs, with the way to each. */
function Checklist({ sections }: { sections: readonly ListedSection[] }) {
  const t = useText()
  const open = sections.filter(({ undecided }) => undecided.length > 0)
  if (open.length === 0) return null
  return (
    <section className="rounded-lg border border-gold bg-gold-soft px-5 py-4">
      <h2 className="font-semibold">{t('settings.checklist', { count: open.length })}</h2>
      <p className="mt-1 text-sm text-muted">{t('settings.checklistText')}</p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {open.map((row) => (
          <ChecklistRow key={row.section} {...row} />
        ))}
      </ul>
    </section>
  )
}

function ChecklistRow({ section, undecided }: ListedSection) {
  const t = useText()
  const { label } = useFieldTexts(section)
  return (
    <li>
      <Link {...sectionPage(section)} className="flex min-h-11 items-center text-sm hover:underline">
        <span>
          <span className="font-semibold">{t(`section.${section}`)}</span>
          {': '}
          {undecided.map((name) => label(name)).join(', ')}
        </span>
      </Link>
    </li>
  )
}
