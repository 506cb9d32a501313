import { FormFailure } from '@banyan/client/forms/form-failure.tsx'
import { showToast } from '@banyan/client/show-toast.tsx'
import { AlertDialog } from '@banyan/ui/alert-dialog.tsx'
import { Button } from '@banyan/ui/button.tsx'
import { Card } from '@banyan/ui/card.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Fault, isMissing } from '#/src/features/account/fields/fault.ts'
import { ProofFields } from '#/src/features/account/fields/proof-fields.tsx'
import type { ProofGiven, ProofWays } from '#/src/features/account/fields/use-proof.ts'
import { useProof } from '#/src/features/account/fields/use-proof.ts'
import { useRuledValues } from '#/src/features/account/fields/use-ruled-values.ts'
import { proofWays } from '#/src/features/account/security/proof-ways.ts'
import { securityQuery } from '#/src/features/account/security/security-queries.ts'
import { useText } from '#/src/i18n/text.ts'
import type { Profile } from '../query/profile-query.ts'
import { birthdayFault, changedValues, firstValue, fixedOf, isMasked, needsProof } from './changed-values.ts'
import { ProfileFieldRow } from './profile-field-row.tsx'
import { useSaveProfile } from './use-save-profile.ts'

const mostOfNickname = 16
const nicknameLong: Fault = (t) => t('profile.nicknameLong')

interface ProfileFormProps {
  profile: Profile
  onSaved: () => void
}

/** The fields of the profile. Only changes are saved; fields that can't be changed again need a confirmation. */
export function ProfileForm(props: ProfileFormProps) {
  const { data: security } = useQuery(securityQuery)
  // Nearly every account has a password; what comes later does not take away what was written.
  return <Fields {...props} ways={security ? proofWays(security) : { hasPassword: true, mobile: undefined }} />
}

function Fields({ profile, onSaved, ways }: ProfileFormProps & { ways: ProofWays }) {
  const t = useText()
  const [nickname, setNickname] = useState(profile.nickname)
  const fields = profile.fields.filter(({ enabled }) => enabled)
  const open = fields.filter(({ isFixed }) => !isFixed)
  const rules = open.map((field) => ({ ...field, required: field.required && !isMasked(field) }))
  const ruled = useRuledValues(rules, Object.fromEntries(open.map((field) => [field.name, firstValue(field)])))
  const proof = useProof(ways)
  const [asks, setAsks] = useState<{ values: ReturnType<typeof changedValues>; given: ProofGiven }>()
  const { save, attempt, nicknameFault, setNicknameFault } = useSaveProfile(profile, ruled, () => {
    showToast({ tone: 'success', text: t('profile.saved') })
    onSaved()
  })
  const changed = changedValues(fields, ruled.valueOf)
  const isOfTheBank = needsProof(changed)

  /** The values to save; undefined if one is invalid. */
  const checked = (called: string): ProofGiven | undefined => {
    const fault = birthdayFault(ruled.valueOf('birthday'))
    // A nickname alone asks for nothing else, least of all for what is saved once and for all.
    const isNameAlone = changed.length === 0 && called !== profile.nickname
    const isGood = isNameAlone || ruled.check(fault ? { birthday: (t) => t(`errors.${fault}`) } : {})
    const tooLong = called !== profile.nickname && [...called].length > mostOfNickname
    setNicknameFault(called === '' ? { of: isMissing } : tooLong ? { of: nicknameLong } : undefined)
    const given = isOfTheBank ? proof.give() : {}
    return isGood && called !== '' && !tooLong ? given : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt.run(async () => {
      const called = nickname.trim()
      const given = checked(called)
      if (!given) return
      if (fixedOf(changed).length > 0) setAsks({ values: changed, given })
      else await save(called, changed, given)
    })
  }

  const isExplained = isOfTheBank && proof.explains(attempt.code)
  return (
    <Card title={t('profile.about')} level={3}>
      <form ref={attempt.form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          <TextField
            label={t('profile.nickname')}
            name="nickname"
            value={nickname}
            onChange={({ target }) => setNickname(target.value)}
            error={nicknameFault?.of(t)}
            hint={t('profile.nicknameHint')}
            autoComplete="nickname"
            maxLength={60}
            dir="auto"
            required
          />
          {fields.map((field) => (
            <ProfileFieldRow key={field.name} field={field} ruled={ruled} />
          ))}
        </div>
        {isOfTheBank && <ProofFields proof={proof} code={attempt.code} />}
        <FormFailure error={isExplained ? undefined : attempt.error} />
        <div className="flex justify-end">
          <Button
            type="submit"
            busy={attempt.busy}
            disabled={changed.length === 0 && nickname.trim() === profile.nickname}
          >
            {t('profile.save')}
          </Button>
        </div>
      </form>
      <AlertDialog
        open={asks !== undefined}
        onClose={() => setAsks(undefined)}
        tone="warning"
        title={t('profile.foreverTitle')}
        confirm={t('profile.foreverConfirm')}
        onConfirm={() => {
          setAsks(undefined)
          if (asks) void attempt.run(() => save(nickname.trim(), asks.values, asks.given))
        }}
        cancel={t('profile.foreverCancel')}
      >
        {(asks ? fixedOf(asks.values) : []).map((name) => (
          <p key={name}>
            {t(`field.${name}`)}: <bdi className="font-semibold text-text">{ruled.valueOf(name)}</bdi>
          </p>
        ))}
        <p className="mt-2">{t('profile.foreverText')}</p>
      </AlertDialog>
    </Card>
  )
}
