import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { Checkbox } from '@banyan/ui/checkbox.tsx'
import { useCallName } from '#/src/features/calls/call-name.ts'
import { callGroups } from '#/src/features/calls/known-calls.ts'
import { useText } from '#/src/i18n/text.ts'

interface Role {
  readonly name: string
  readonly calls: string[]
}

interface RoleCallsProps {
  role: Role
  canChange: boolean
  onChange: (role: Role) => void
  onRemove: (() => void) | undefined
}

const everyCall = '*'

/** The calls of a role as boxes to tick, in groups. */
export function RoleCalls({ role, canChange, onChange, onRemove }: RoleCallsProps) {
  const t = useText()
  const callName = useCallName()
  const { calls } = role
  const hasEvery = calls.includes(everyCall)
  const set = (ids: readonly string[], isHeld: boolean) => {
    const others = calls.filter((id) => !ids.includes(id))
    onChange({ ...role, calls: isHeld ? [...others, ...ids] : others })
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox checked={hasEvery} disabled={!canChange} onChange={({ target }) => set([everyCall], target.checked)}>
          {t('roles.every')} <span className="text-sm text-muted">{t('role.every')}</span>
        </Checkbox>
        {canChange && onRemove && (
          <Button weight="quiet" size="small" onClick={onRemove}>
            {t('roles.remove')}
          </Button>
        )}
      </div>
      {!hasEvery &&
        callGroups.map(({ group, calls: ids }) => (
          <Card
            key={group}
            title={t(`call.group.${group}`)}
            aside={
              <span className="text-sm text-muted">
                {t('role.count', { count: ids.filter((id) => calls.includes(id)).length })}
              </span>
            }
          >
            <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
              <div className="col-span-full border-b border-line font-semibold">
                <Checkbox
                  checked={ids.every((id) => calls.includes(id))}
                  disabled={!canChange}
                  onChange={({ target }) => set(ids, target.checked)}
                >
                  {t('roles.whole', { group: t(`call.group.${group}`) })}
                </Checkbox>
              </div>
              {ids.map((id) => (
                <Checkbox
                  key={id}
                  checked={calls.includes(id)}
                  disabled={!canChange}
                  onChange={({ target }) => set([id], target.checked)}
                >
                  {callName(id)}
                </Checkbox>
              ))}
            </div>
          </Card>
        ))}
    </div>
  )
}
