import { useRef } from 'react'
import { request } from '#/src/api/request.ts'
import type { Fault } from '#/src/features/account/fields/fault.ts'
import type { useMobileNumber } from '#/src/features/account/fields/use-mobile-number.ts'
import { useSmsCode } from '#/src/features/account/fields/use-sms-code.ts'
import { usePortalConfig } from '#/src/session/portal-config.ts'

/** What a registration shows of its number. */
type PhoneProof = { verificationCode: string } | { firebaseChannel: 'WEB'; firebaseIdToken: string }

/** On the third party's route a code may be asked for again after a minute (requirements ACC-13). */
const providerWaitMinutes = 1

/** The code that confirms a number: by our gateway, or by the phone-verification provider (requirements ACC-14). */
export function usePhoneProof(mobile: ReturnType<typeof useMobileNumber>) {
  const { info } = usePortalConfig()
  const sessionInfo = useRef<string>(undefined)
  /** A code is exchanged once; its token serves until the number is confirmed. */
  const exchanged = useRef<{ key: string; token: string }>(undefined)
  const sms = useSmsCode(mobile, async (number, passToken) => {
    if (info.smsRoute === 'gateway')
      return await request('registerSms', {}, { body: { ...number, passToken, purpose: 'register' } })
    const started = await request('startPhoneVerification', {}, { body: { ...number, passToken } })
    sessionInfo.current = started.sessionInfo
    return { expiryMinutes: started.expiryMinutes, waitMinutes: providerWaitMinutes }
  })
  return {
    sms,
    proof: async (): Promise<PhoneProof> => {
      const verificationCode = sms.code
      if (info.smsRoute === 'gateway') return { verificationCode }
      const key = `${sessionInfo.current} ${verificationCode}`
      if (exchanged.current?.key !== key) {
        const body = { sessionInfo: sessionInfo.current ?? '', verificationCode }
        exchanged.current = { key, token: (await request('finishPhoneVerification', {}, { body })).firebaseIdToken }
      }
      return { firebaseChannel: 'WEB', firebaseIdToken: exchanged.current.token }
    },
    /** The provider's token was refused: the code is exchanged anew. */
    dropProof: () => {
      exchanged.current = undefined
    },
    /** What is wrong with the code; on the provider's route none can be right before one was sent. */
    codeFault: (): Fault | undefined =>
      info.smsRoute === 'provider' && sessionInfo.current === undefined
        ? (t) => t('errors.phone_code_missing')
        : sms.codeFault(),
  }
}
