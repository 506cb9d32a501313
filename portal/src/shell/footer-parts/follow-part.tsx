import { useText } from '#/src/i18n/text.ts'
import { NetworkIcon } from '../networks/network-icon.tsx'
import { Part } from './part.tsx'
import { useSocialLinks } from './social-links.ts'

/** Where the merchant is besides; nothing where that is nowhere. */
export function FollowPart() {
  const t = useText()
  const socialLinks = useSocialLinks()
  if (socialLinks.length === 0) return null
  return (
    <Part title={t('footer.follow')}>
      <p className="text-sm text-muted text-pretty">{t('footer.followText')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {socialLinks.map(({ network, name, address }) => (
          <li key={address}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              title={name}
              className="grid size-11 place-items-center rounded-sm border border-line bg-raised text-muted transition-colors hover:border-line-control hover:text-text md:size-10"
            >
              <NetworkIcon network={network} size={18} />
              <span className="sr-only">
                {name} {t('shell.newTab')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
