import { useQuery } from '@tanstack/react-query'
import { useText } from '#/src/i18n/text.ts'
import { sessionsQuery } from './security-queries.ts'
import { momentText } from './words/moment-text.ts'

/** The start of this session; nothing while it loads. */
export function LastSignIn() {
  const t = useText()
  // The page asks; this line may come behind it.
  const { data } = useQuery({ ...sessionsQuery, refetchOnMount: false })
  const here = data?.find(({ isThis }) => isThis)
  return <p className="min-h-5">{here && t('security.lastSignIn', { when: momentText(t, here.startedAt) })}</p>
}
