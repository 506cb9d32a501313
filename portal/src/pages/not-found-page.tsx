import { buttonClass } from '@banyan/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { PageHead } from '#/src/shell/page-head.tsx'

export function NotFoundPage() {
  const t = useText()
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center py-6 text-center md:py-16">
      <PageHead title={t('shell.notFoundTitle')} />
      <LostKite />
      <h1 tabIndex={-1} className="mt-6 text-[1.625rem] leading-tight font-bold tracking-tight text-balance">
        {t('shell.notFoundTitle')}
      </h1>
      <p className="mt-3 text-muted text-pretty">{t('shell.notFoundText')}</p>
      <Link to="/" className={`mt-6 ${buttonClass()}`}>
        {t('shell.toHome')}
      </Link>
    </div>
  )
}

/** A kite whose string is torn: it flies somewhere else by now. */
function LostKite() {
  return (
    <svg aria-hidden="true" viewBox="0 0 288 176" className="h-auto w-64 max-w-full rtl:-scale-x-100">
      <g fill="var(--primary)" opacity=".14">
        <path d="M18 62a18 18 0 0 1 18-18 24 24 0 0 1 45-5 20 20 0 0 1 33 14 14 14 0 0 1-2 27H34a17 17 0 0 1-16-18Z" />
        <path d="M186 138a13 13 0 0 1 13-13 18 18 0 0 1 33-4 15 15 0 0 1 25 10 11 11 0 0 1-2 21h-57a13 13 0 0 1-12-14Z" />
      </g>
      <path
        d="M150 110c-14 16-6 28-24 34s-22-10-38-2-10 20-26 22"
        fill="none"
        stroke="var(--line-control)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <g strokeLinejoin="round">
        <path d="M214 14 156 40l-6 70Z" fill="#18b07e" />
        <path d="M214 14 150 110l66-26Z" fill="#0e8a61" />
        <path d="m156 40 60 44" stroke="#f0b94d" strokeWidth="3" />
        <path d="M214 14 150 110" stroke="#f0b94d" strokeWidth="3" />
      </g>
      <circle cx="185" cy="60" r="13" fill="#db2c2b" />
      <circle cx="185" cy="60" r="6" fill="#f6dca0" />
      <path d="m128 122 10 4-3 10-10-3ZM100 138l10 3-2 10-10-3Z" fill="#f0b94d" />
      <g fill="var(--gold-fill)">
        <circle cx="252" cy="46" r="2.5" />
        <circle cx="122" cy="24" r="2" />
        <circle cx="64" cy="112" r="2" />
      </g>
    </svg>
  )
}
