import type { DrawCheck } from '@banyan/rules/lottery/verify-draw.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { checkIcon } from '@banyan/ui/icons/check-icon.ts'
import { closeIcon } from '@banyan/ui/icons/close-icon.ts'
import { pauseIcon } from '@banyan/ui/icons/pause-icon.ts'
import type { ReactNode } from 'react'

type Outcome = DrawCheck['outcome'] | undefined

interface StepCardProps {
  place: number
  title: string
  text: string
  /** Undefined while nothing of it can be checked. */
  outcome: Outcome
  children: ReactNode
}

const marks = {
  passed: { drawing: checkIcon, look: 'bg-primary text-on-primary' },
  failed: { drawing: closeIcon, look: 'bg-danger text-on-danger' },
  'not checked': { drawing: pauseIcon, look: 'bg-line text-muted' },
} as const

/** A step of the calculation, on the line that leads to the result. */
export function StepCard({ place, title, text, outcome, children }: StepCardProps) {
  const { drawing, look } = marks[outcome ?? 'not checked']
  return (
    <li className="group/step relative flex gap-3">
      <span
        aria-hidden="true"
        className="absolute start-4 top-9 -bottom-4 -translate-x-1/2 border-s-2 border-line group-last/step:hidden rtl:translate-x-1/2"
      />
      <span className={`relative mt-3 grid size-8 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon drawing={drawing} size={17} />
      </span>
      <section className="min-w-0 grow rounded-lg border border-line bg-raised p-4 shadow-sm md:p-5">
        <h2 className="font-semibold">
          {place}. {title}
        </h2>
        <p className="mt-0.5 text-sm text-muted text-pretty">{text}</p>
        <div className="mt-2.5">{children}</div>
      </section>
    </li>
  )
}
