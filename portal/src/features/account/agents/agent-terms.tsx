import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { useText } from '#/src/i18n/text.ts'

const parts = ['work', 'income'] as const
const points = ['written', 'settled', 'own'] as const

/** What an agent does and earns (requirements NAV-04), without figures that could become false. */
export function AgentTerms() {
  const t = useText()
  return (
    <div className="flex max-w-3xl flex-col gap-7 md:gap-9">
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
        {parts.map((part) => (
          <section key={part}>
            <h2 className="text-lg font-semibold">{t(`agents.${part}`)}</h2>
            <p className="mt-1.5 text-muted text-pretty">{t(`agents.${part}Text`)}</p>
          </section>
        ))}
      </div>
      <ul className="grid gap-4 border-t border-line pt-6 md:pt-7">
        {points.map((point) => (
          <li key={point} className="flex gap-3.5">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-strong">
              <Icon drawing={checkIcon} size={16} />
            </span>
            <div className="text-pretty">
              <p className="font-semibold">{t(`agents.${point}`)}</p>
              <p className="text-muted">{t(`agents.${point}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
