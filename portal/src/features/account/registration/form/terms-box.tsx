import { Checkbox } from '@banyan/ui/checkbox.tsx'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { helpTopicsQuery } from '#/src/features/content/help/help-queries.ts'
import { licenceTermId } from '#/src/features/content/help/open-licence.ts'
import { TopicDialog } from '#/src/features/content/help/topic-dialog.tsx'
import { useText } from '#/src/i18n/text.ts'

interface TermsBoxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

const termsTermId = 'terms'

/**
 * That one is 18 or older and accepts the terms, which open over the form as the licence does (requirements NAV-16); a
 * merchant who has stated no licence names none, and terms that nobody has written are no link.
 */
export function TermsBox({ checked, onChange, error }: TermsBoxProps) {
  const t = useText()
  const { data: topics } = useQuery(helpTopicsQuery())
  const [read, setRead] = useState<string>()
  const [open, setOpen] = useState(false)
  const hasLicence = topics?.some(({ termId }) => termId === licenceTermId) ?? false
  const hasTerms = topics?.some(({ termId }) => termId === termsTermId) ?? true
  const link = (termId: string, label: string) => (
    <a
      href={`/info/${termId}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        // Safari doesn't focus what is clicked, and the popup gives the focus back to what had it.
        event.currentTarget.focus({ preventScroll: true })
        setRead(termId)
        setOpen(true)
      }}
      className="-my-3 cursor-pointer py-3 font-semibold text-primary-strong hover:underline"
    >
      {label}
    </a>
  )
  const parts: Readonly<Record<string, ReactNode>> = {
    '<terms>': hasTerms ? link(termsTermId, t('register.terms')) : t('register.terms'),
    '<licence>': link(licenceTermId, t('register.licence')),
  }
  const sentence = hasLicence
    ? t('register.acceptBoth', { terms: '<terms>', licence: '<licence>' })
    : t('register.accept', { terms: '<terms>' })
  return (
    <>
      <Checkbox name="terms" checked={checked} onChange={({ target }) => onChange(target.checked)} error={error}>
        <span className="text-sm">
          {sentence
            .split(/(<terms>|<licence>)/)
            .filter(Boolean)
            .map((part) => (
              <Fragment key={part}>{parts[part] ?? part}</Fragment>
            ))}
        </span>
      </Checkbox>
      {read !== undefined && <TopicDialog termId={read} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
