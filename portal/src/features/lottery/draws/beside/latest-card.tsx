import { Card } from '@banyan/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '#/src/i18n/text.ts'
import { latestDrawsQuery } from '../draw-queries.ts'

/** The newest draws of a game, each a way to its check. */
export function LatestCard({ gameCode, numero }: { gameCode: string; numero: string }) {
  const t = useText()
  const { data: draws } = useQuery(latestDrawsQuery(gameCode))
  if (!draws || draws.length === 0) return null
  return (
    <Card title={t('draws.latest')} flush>
      <ul className="divide-y divide-line">
        {draws.map((draw) => (
          <li key={draw.numero}>
            <Link
              to="/draws"
              search={{ gameCode, numero: draw.numero }}
              aria-current={draw.numero === numero ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 px-5 text-sm hover:bg-ground aria-[current]:bg-primary-soft aria-[current]:font-semibold"
            >
              <span dir="ltr">{draw.numero}</span>
              <span dir="ltr" className="max-w-40 truncate text-muted">
                {draw.winNo.startsWith('{') ? '' : draw.winNo}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
