import { FormFailure } from '@banyan/client/forms/form-failure.tsx'
import type { RegistrationWays } from '@banyan/rules/fields/registration-ways.ts'
import { Button } from '@banyan/ui/button.tsx'
import { TextField } from '@banyan/ui/text-field.tsx'
import { CaptchaField } from '#/src/features/account/fields/captcha-field.tsx'
import { MobileNumberField } from '#/src/features/account/fields/mobile-number-field.tsx'
import { RuledField } from '#/src/features/account/fields/ruled-field.tsx'
import { SmsCodeField } from '#/src/features/account/fields/sms-code-field.tsx'
import { useText } from '#/src/i18n/text.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'
import { type RegisterWay, registrationRules } from './registration-rules.ts'
import { TermsBox } from './terms-box.tsx'
import { useRegistration } from './use-registration.ts'

/** The form of one way of registering (requirements ACC-08, ACC-09, ACC-26). */
export function RegisterForm({ way, ways }: { way: RegisterWay; ways: RegistrationWays }) {
  const t = useText()
  const { info } = usePortalConfig()
  const rules = registrationRules(info.register, way, ways)
  const registration = useRegistration(way, rules, ways.code)
  const { fields, extras, change, invited, mobile, sms } = registration
  const ruleOf = (name: string) => rules.ruled.find((rule) => rule.name === name)
  const [username, password] = [ruleOf('username'), ruleOf('password')]
  const others = rules.ruled.filter(({ name }) => !['username', 'password', 'affiliateCode'].includes(name))
  const affiliate = ruleOf('affiliateCode') ?? (invited ? unset : undefined)
  const number = rules.mobile !== 'none' && (
    <>
      <div className="col-span-full">
        <MobileNumberField
          mobile={mobile}
          error={fields.faultOf('mobileNum') ?? sms.numberFault}
          required={rules.mobile === 'required'}
        />
      </div>
      {registration.confirmsNumber && (
        <div className="col-span-full flex flex-col gap-4">
          <SmsCodeField sms={sms} error={fields.faultOf('verificationCode')} isOwn />
        </div>
      )}
    </>
  )
  return (
    <form
      ref={registration.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void registration.submit()
      }}
      className="grid items-start gap-4 sm:max-md:grid-cols-2 lg:grid-cols-2"
    >
      {way === 'mobile' && number}
      {username && (
        <div className="col-span-full">
          <RuledField rule={username} {...fields.propsOf('username')} hinted />
        </div>
      )}
      {password && (
        <>
          <RuledField rule={password} {...fields.propsOf('password')} hinted />
          <ConfirmField
            value={extras.confirm}
            error={fields.faultOf('confirmPassword')}
            onChange={(confirm) => change({ confirm })}
          />
        </>
      )}
      {way === 'username' && number}
      {others.map((rule) => (
        <RuledField key={rule.name} rule={rule} {...fields.propsOf(rule.name)} />
      ))}
      {affiliate && (
        <RuledField
          rule={affiliate}
          {...fields.propsOf('affiliateCode')}
          readOnly={invited !== undefined}
          {...(invited && { aside: t('register.invited') })}
        />
      )}
      {rules.captcha !== 'none' && (
        <div className="col-span-full">
          <CaptchaField
            key={registration.round}
            round={registration.round}
            required={rules.captcha === 'required'}
            onAnswer={(captcha) => change({ captcha })}
            error={extras.captcha ? undefined : fields.faultOf('captcha')}
          />
        </div>
      )}
      <div className="col-span-full flex flex-col gap-4">
        <TermsBox
          checked={extras.terms}
          onChange={(terms) => {
            change({ terms })
            fields.setFault('terms')
          }}
          error={fields.faultOf('terms')}
        />
        <FormFailure error={registration.error} />
        <Button type="submit" size="large" wide busy={registration.busy}>
          {t('register.submit')}
        </Button>
      </div>
    </form>
  )
}

/** An invitation by a link is shown even where no code is asked for. */
const unset = {
  name: 'affiliateCode',
  enabled: true,
  required: false,
  patternId: 1,
  minLength: 0,
  maxLength: 40,
} as const

interface ConfirmFieldProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The password a second time: a slip of the finger would lock its owner out. */
function ConfirmField({ value, error, onChange }: ConfirmFieldProps) {
  const t = useText()
  return (
    <TextField
      label={t('field.confirmPassword')}
      name="confirmPassword"
      type="password"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      reveal={{ show: t('form.showPassword'), hide: t('form.hidePassword') }}
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
    />
  )
}
