/** The merchant's switches as the configuration carries them (requirements SYS-07). */
export interface Whitelabel {
  readonly flags: Readonly<Record<RegistrationFlag, boolean>>
  readonly tree: readonly { readonly modId: string; readonly enabled: '0' | '1' }[]
}
type RegistrationFlag = 'USERNAMEREG3' | 'MOBILENUMREG3' | 'MOBILENUMPASSREG3' | 'REGMOBVERF3'

/** The ways to register, and what a registration by mobile asks for. */
export interface RegistrationWays {
  readonly username: boolean
  readonly mobile: boolean
  /** Whether a registration by mobile asks for a password too. */
  readonly mobilePassword: boolean
  /** Whether a mobile number must be confirmed by a code. */
  readonly code: boolean
}

/**
 * What the switches leave open; of a flag and an entry of the tree that speak of the same, both must be on. A
 * registration by mobile without a password needs the code, which is the only proof of who registered.
 */
export function registrationWays({ flags, tree }: Whitelabel): RegistrationWays {
  const isOn = (modId: string) => tree.some((entry) => entry.modId === modId && entry.enabled === '1')
  const code = flags.REGMOBVERF3 && isOn('SMS_VERIFICATION')
  const mobilePassword = flags.MOBILENUMPASSREG3 && isOn('MOBILE_PASSWORD_REGISTRATION')
  return {
    username: flags.USERNAMEREG3,
    mobile: flags.MOBILENUMREG3 && isOn('MOBILE_REGISTRATION') && (code || mobilePassword),
    mobilePassword,
    code,
  }
}
