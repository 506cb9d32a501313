import type { ProfileField } from '@banyan/rules/fields/profile-fields.ts'
import { fixedProfileFields } from '@banyan/rules/fields/profile-fields.ts'
import { Icon } from '@banyan/ui/icon.tsx'
import { lockIcon } from '@banyan/ui/icons/lock-icon.ts'
import { RuledField } from '#/src/features/account/fields/ruled-field.tsx'
import type { useRuledValues } from '#/src/features/account/fields/use-ruled-values.ts'
import { useText } from '#/src/i18n/text.ts'
import type { OwnField } from '../query/profile-query.ts'
import { isMasked } from './changed-values.ts'

interface ProfileFieldRowProps {
  field: OwnField
  ruled: ReturnType<typeof useRuledValues<ProfileField>>
}

/** One field: what is saved for good is shown and no longer asked; a bank account's number begins empty. */
export function ProfileFieldRow({ field, ruled }: ProfileFieldRowProps) {
  const t = useText()
  if (field.isFixed) return <Fixed field={field} />
  const masked = isMasked(field)
  const isForGood = fixedProfileFields.includes(field.name)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <RuledField
        rule={{ ...field, required: field.required && !masked }}
        {...ruled.propsOf(field.name)}
        {...(masked && {
          aside: (
            <>
              {t('profile.saved.now')} <bdi dir="ltr">{field.value}</bdi>
            </>
          ),
        })}
      />
      {isForGood && (
        <p className="flex items-start gap-1.5 text-sm text-gold">
          <Icon drawing={lockIcon} size={16} className="mt-0.5" />
          {t('profile.forGood')}
        </p>
      )}
    </div>
  )
}

function Fixed({ field }: { field: OwnField }) {
  const t = useText()
  return (
    <dl className="flex min-w-0 flex-col gap-1.5">
      <dt className="text-sm text-muted">{t(`field.${field.name}`)}</dt>
      <dd className="flex min-h-12 items-center gap-2.5 rounded-md border border-line bg-ground px-3.5">
        <bdi className="min-w-0 grow">{field.value}</bdi>
        <Icon drawing={lockIcon} size={18} className="text-muted" />
        <span className="sr-only">{t('profile.isFixed')}</span>
      </dd>
    </dl>
  )
}
