import { lazyPart } from '@banyan/client/lazy-part.tsx'
import { usePainted } from '@banyan/ui/use-painted.ts'
import { isNarrow } from '@banyan/ui/use-wide.ts'
import { useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { accountTexts } from '#/src/features/account/member-centre/account-texts.ts'
import { memberPageOf } from '#/src/features/account/member-centre/member-pages.ts'
import { memberTexts } from '#/src/features/account/member-centre/member-texts.ts'
import { PageSkeleton } from '#/src/features/account/member-centre/page-skeleton.tsx'
import { loadTexts, useText } from '#/src/i18n/text.ts'
import { isTrial } from '#/src/session/account-kind.ts'
import { askForTrueAccount } from '#/src/session/ask-for-account.ts'
import { useSession } from '#/src/session/session.ts'
import { PageHead } from '#/src/shell/page-head.tsx'
import { memberComponents } from '../member-components.gen.ts'

/** The page that an address names, and what stands around it. */
const wanted = <Props extends object>(fetch: () => Promise<ComponentType<Props>>) => lazyPart(fetch, { atOnce: true })

const MemberCentre = wanted(
  async () => (await import('#/src/features/account/member-centre/member-centre.tsx')).MemberCentre,
)

const pages = Object.fromEntries(
  Object.entries(memberComponents).map(([path, fetch]) => [path, wanted(fetch)]),
) as Record<keyof typeof memberComponents, ReturnType<typeof wanted<object>>>
const LastSignIn = lazyPart(async () =>
  (await import('#/src/features/account/security/fetch-security.ts')).fetchLastSignIn(),
)

/** Comes with the page that the address names, so that all of it is shown at once. */
export async function fetchMemberOver() {
  const [, , name] = location.pathname.split('/')
  const page = pages[`/member/${memberPageOf(name)}`]
  await Promise.all([loadTexts(memberTexts, accountTexts), MemberCentre.prepare(), page.prepare()])
  return MemberOver
}

/** The member centre over the lobby, and where it leads back to (requirements NAV-06, MEM-01). */
function MemberOver({ open }: { open: boolean }) {
  const t = useText()
  const painted = usePainted()
  // It fills a narrow window, which shows nothing before it.
  const [fills] = useState(isNarrow)
  const navigate = useNavigate()
  const isLetIn = useEntry(open)
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom })
  const name = useParams({ strict: false, select: ({ page: named }) => named })
  // While it closes, the address is the next page's already; what it shows stays until it is gone.
  const [page, setPage] = useState(() => memberPageOf(name))
  if (open && page !== memberPageOf(name)) setPage(memberPageOf(name))
  const close = () => void navigate({ href: cameFrom ?? '/', resetScroll: false, state: { keepFocus: true } })
  const Page = pages[`/member/${page}`]
  return (
    <>
      {open && <PageHead title={t(`member.page.${page}`)} />}
      <Suspense>
        {(painted || fills) && (
          <MemberCentre
            open={open && isLetIn}
            onClose={close}
            page={page}
            subtitle={
              page === 'securityCenter' && (
                // As high as what comes: a page that moves under a finger loses the press.
                <Suspense fallback={<p className="min-h-5" />}>
                  <LastSignIn />
                </Suspense>
              )
            }
          >
            <Suspense fallback={<PageSkeleton />}>
              <Page />
            </Suspense>
          </MemberCentre>
        )}
      </Suspense>
    </>
  )
}

/**
 * Whether there is somebody whose it can be. A visitor signs in over the lobby, a trial account is told why it does not
 * come in, and the address stays (requirements MEM-03, NAV-18). Whose session ends here goes on here with the next one.
 */
function useEntry(open: boolean): boolean {
  const now = useSession()
  const href = useLocation({ select: (location) => location.href })
  /** The account that was here in this visit, or the question that was asked: it is not asked twice. */
  const settled = useRef(false)
  const isMember = now.is === 'in' && !isTrial(now.account)
  useEffect(() => {
    if (!open || isMember) settled.current = open
    if (!open || isMember || now.is === 'opening' || (now.is === 'out' && settled.current)) return
    settled.current = true
    askForTrueAccount(href)
  }, [open, now.is, isMember, href])
  return isMember
}
