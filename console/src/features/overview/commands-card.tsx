import { Card } from '@banyan/ui/card.tsx'
import { type TextKey, useText } from '#/src/i18n/text.ts'

/** The commands of tools/operator.ts. */
const commands: readonly { readonly command: string; readonly text: TextKey }[] = [
  { command: 'catalogue import | export FILE', text: 'command.catalogue' },
  { command: 'sign-in-code USERNAME', text: 'command.signInCode' },
  { command: 'events parked | send', text: 'command.events' },
  { command: 'operators role NAME ROLE', text: 'command.role' },
]

/** What operators do in the terminal until this console has a page for it. */
export function CommandsCard() {
  const t = useText()
  return (
    <Card title={t('overview.commands')}>
      <p className="mb-4 text-sm text-muted">
        {t('overview.commandsWhere')}{' '}
        <code dir="ltr" className="inline-block rounded-xs bg-ground px-2 py-0.5 font-sans text-text">
          npm run operator -- events parked
        </code>
      </p>
      <dl className="divide-y divide-line border-t border-line text-sm">
        {commands.map(({ command, text }) => (
          <div key={command} className="grid gap-x-6 gap-y-0.5 py-2.5 md:grid-cols-[19rem_minmax(0,1fr)]">
            <dt>
              <code dir="ltr" className="font-sans font-semibold">
                {command}
              </code>
            </dt>
            <dd className="text-muted">{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
