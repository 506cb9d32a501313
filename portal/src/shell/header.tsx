import { BrandMark } from '@banyan/ui/brand-mark.tsx'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'

export function Header() {
  const t = useText()
  const { merchant } = useRouteContext({ from: '__root__' })
  const [first = '', ...rest] = merchant.name.split(' ')
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex h-14 max-w-[1440px] items-center px-4 md:h-16 md:px-6 xl:px-8">
        <Link
          to="/"
          activeOptions={{ exact: true }}
          aria-label={t('shell.home', { merchant: merchant.name })}
          className="flex min-h-11 items-center gap-2.5 rounded-sm text-lg"
        >
          <BrandMark size={34} />
          <span className="tracking-tight">
            <span className="font-bold">{first}</span> <span className="text-muted">{rest.join(' ')}</span>
          </span>
        </Link>
      </div>
    </header>
  )
}
