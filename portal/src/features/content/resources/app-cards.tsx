import { LinkButton } from '@banyan/ui/link-button.tsx'
import { QrCode } from '@banyan/ui/qr-code.tsx'
import { useText } from '#/src/i18n/text.ts'
import { AppIcon } from './app-icon.tsx'
import { type AppOffer, useAppOffers } from './app-offers.ts'
import { GuideLink } from './apps/guide-link.tsx'

/** A card for each app of the merchant; says so where there is none. */
export function AppCards() {
  const t = useText()
  const offers = useAppOffers()
  if (offers.length === 0) return <p className="max-w-prose text-muted text-pretty">{t('apps.none')}</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
      {offers.map((offer) => (
        <AppCard key={offer.kind} {...offer} />
      ))}
    </ul>
  )
}

function AppCard({ kind, address }: AppOffer) {
  const t = useText()
  const name = t(`apps.${kind}`)
  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line bg-raised p-5 pb-3 shadow-sm">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <span className="grid size-11 place-items-center rounded-md bg-primary-soft text-primary-strong">
            <AppIcon of={kind} size={24} />
          </span>
          <h2 className="mt-3 text-lg font-semibold">{name}</h2>
          <p className="text-sm text-muted text-pretty">{t(`apps.${kind}Text`)}</p>
        </div>
        <QrCode address={address} label={t('apps.code', { name })} size={107} margin={6} />
      </div>
      <div className="mt-auto flex flex-col items-stretch gap-1">
        <LinkButton href={address} external={{ label: t('shell.newTab') }}>
          {t(`apps.${kind}Get`)}
        </LinkButton>
        <GuideLink guide={`install-${kind}`}>{t('apps.guide')}</GuideLink>
      </div>
    </li>
  )
}
