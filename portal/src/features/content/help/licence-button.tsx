import { useQuery } from '@tanstack/react-query'
import { helpTopicsQuery } from './help-queries.ts'
import { prepareLicencePopup } from './licence-popups.tsx'
import { licenceTermId, openLicence, useLicencePopup } from './open-licence.ts'

/** Opens the licence, under its own title; a merchant who has stated none has no such button. */
export function LicenceButton({ className }: { className: string }) {
  const { open } = useLicencePopup()
  const { data: topics } = useQuery(helpTopicsQuery())
  const topic = topics?.find(({ termId }) => termId === licenceTermId)
  if (!topic) return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={prepareLicencePopup}
      onFocus={prepareLicencePopup}
      onClick={({ currentTarget }) => {
        // Safari doesn't focus what is clicked, and the popup gives the focus back to what had it.
        currentTarget.focus({ preventScroll: true })
        openLicence()
      }}
      className={className}
    >
      {topic.title}
    </button>
  )
}
